/** Own packs may contain known fields only: unknown data would be sent to all followers for nothing. */

import { builtInPack, type RawPack } from '@windrose/rules';

import { Refusal } from './refusal.ts';

/** Maximum length of a text in an own pack, in UTF-16 code units: slightly more than in the built-in packs. */
const LONGEST_TEXT = 600;

/** The known content of a place in a pack: the fields of an object, the shape of list elements, or a plain value. */
interface Shape {
  readonly fields: Map<string, Shape>;
  elements: Shape | null;
}

const shapes = new Map<string, Shape>();

/** @throws Refusal `rules` with the path of an unknown field */
export function demandKnownFields(packs: readonly RawPack[]): void {
  packs.forEach((pack, at) => check(pack, shapeOf(String(pack.pack)), `ownPacks[${at}]`));
}

function shapeOf(name: string): Shape {
  let shape = shapes.get(name);
  if (!shape) {
    shape = { fields: new Map(), elements: null };
    learn(shape, builtInPack(name));
    shapes.set(name, shape);
  }
  return shape;
}

/** Fields that occur in a built-in pack at the same place are known; elements of a list share one shape. */
function learn(shape: Shape, value: unknown): void {
  if (Array.isArray(value)) {
    shape.elements ??= { fields: new Map(), elements: null };
    for (const element of value) learn(shape.elements, element);
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, member] of Object.entries(value)) {
      let known = shape.fields.get(field);
      if (!known) shape.fields.set(field, (known = { fields: new Map(), elements: null }));
      learn(known, member);
    }
  }
}

function check(value: unknown, { fields, elements }: Shape, path: string): void {
  if (typeof value === 'string') {
    if (value.length > LONGEST_TEXT) {
      throw new Refusal('rules', `${path}: a text has at most ${LONGEST_TEXT} characters, this one ${value.length}.`);
    }
  } else if (Array.isArray(value)) {
    if (!elements) throw new Refusal('rules', `${path}: no list is expected here.`);
    for (const [at, element] of value.entries()) check(element, elements, `${path}[${at}]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, member] of Object.entries(value)) {
      const known = fields.get(field);
      if (!known) {
        const all = [...fields.keys()];
        const allowed = all.length === 0 ? 'no fields are expected here' : `the fields here are ${all.join(', ')}`;
        throw new Refusal(
          'rules',
          `${path}: the field ${JSON.stringify(field.slice(0, 40))} is not known; ${allowed}.`,
        );
      }
      check(member, known, `${path}.${field}`);
    }
  }
}
