/** People's names are shown through one function, which marks guests: no other code reads the `name` of a person. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';
import { expect, test } from 'vitest';

const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));

/** Objects other than people that have a `name`: levels, packs, settings, faults, achievements. */
const NO_PERSON = [
  'ui.levels[level]',
  'names[level]',
  'pack',
  'sures[sure]',
  'sures[what]',
  'error',
  'texts.achievements[id]',
  'useSettings()',
  'usePeopleWords()',
  'texts',
  // The field in which a guest who makes an account may change the name.
  'guest',
];

/** Patterns that take a `name` out of no person, by file: fields of forms, and sitters, whose names `seatingOf` has made. */
const NO_PERSON_IN: Readonly<Record<string, string>> = {
  'screens/desk/ActDialog.tsx': '{ reason, name, until, addresses }',
  'screens/online/PaceSetting.tsx': '{ name, values, value, onChange }',
  'screens/online/keeping.ts': '{ kind, name, level }',
  'screens/online/session.ts': '{ name }',
};

/** The expressions that read the `name` of something that may be a person. */
function readNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'name') {
      if (!NO_PERSON.includes(node.expression.getText())) found.push(node.getText());
    } else if (ts.isObjectBindingPattern(node)) {
      const [reads] = node.elements.filter((element) => (element.propertyName ?? element.name).getText() === 'name');
      const text = node
        .getText()
        .replace(/,?\s+/g, (gap) => (gap.startsWith(',') ? ', ' : ' '))
        .replace(', }', ' }');
      const known = Object.entries(NO_PERSON_IN).some(([end, pattern]) => file.endsWith(end) && text === pattern);
      if (reads && !known && !isNoPerson(node)) found.push(text);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** Whether a pattern destructures the settings or the props of a component, by its right-hand side. */
function isNoPerson(pattern: ts.ObjectBindingPattern): boolean {
  const { parent } = pattern;
  return ts.isVariableDeclaration(parent) && NO_PERSON.includes(parent.initializer?.getText() ?? '');
}

/** The files of a package that can have to do with people: those that know the protocol, and all screens about them. */
function filesAboutPeople(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${root}/${name}`)
    .filter(
      (file) => /screens\/(online|desk)\//.test(file) || readFileSync(file, 'utf8').includes('@windrose/protocol'),
    );
}

test.each(['web/src', 'cli/src'])('in %s only words.person() reads the name of a person', (folder) => {
  const files = filesAboutPeople(PACKAGES + folder);
  expect(files.length).toBeGreaterThan(0);
  const read = files.flatMap((file) => readNames(file).map((what) => `${file.slice(PACKAGES.length)}: ${what}`));
  expect(read).toEqual([]);
});
