import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { type Anchored, Anchors } from '../src/anchors/anchors.ts';

/** Something with a place in the window; where it stands in the page is its number. */
function drawn(number: number): Anchored {
  return {
    number,
    getBoundingClientRect: () => ({ x: number, y: 0, width: 10, height: 10 }),
    compareDocumentPosition: (other: { readonly number: number }) => (other.number > number ? 4 : 2),
  } as unknown as Anchored;
}

// Restored afterwards, because other files run in the same thread; a class, because matchers use instanceof.
beforeEach(
  () =>
    void vi.stubGlobal(
      'Node',
      class {
        static readonly DOCUMENT_POSITION_FOLLOWING = 4;
      },
    ),
);
afterEach(() => void vi.unstubAllGlobals());

test('a piece is found under its name for as long as it is on the page', () => {
  const anchors = new Anchors();
  const [one, two] = [drawn(1), drawn(2)];
  const ref = anchors.at('card 0');
  expect(anchors.at('card 0')).toBe(ref);
  const gone = ref(one) as () => void;
  const alsoGone = anchors.add('card 0', two);
  expect(anchors.all('card 0')).toEqual([one, two]);
  expect(anchors.rectangle('card 0')?.x).toBe(1);
  gone();
  expect(anchors.element('card 0')).toBe(two);
  alsoGone();
  expect(anchors.element('card 0')).toBeNull();
  expect(anchors.rectangle('card 0')).toBeNull();
});

test('pieces of a kind come in the order of the page, whenever they were drawn', () => {
  const anchors = new Anchors();
  const [one, two, three] = [drawn(1), drawn(2), drawn(3)];
  anchors.add('choose card 7', three);
  anchors.add('choose stack 1', one);
  anchors.add('offer 12', drawn(0));
  anchors.add('choose location A1', two);
  expect(anchors.allOf('choose ')).toEqual([one, two, three]);
});

test('changes within one render are reported once', async () => {
  const anchors = new Anchors();
  let calls = 0;
  const end = anchors.watch(() => calls++);
  const gone = anchors.add('hold', drawn(1));
  anchors.add('turn', drawn(2));
  expect(calls).toBe(0);
  await Promise.resolve();
  expect(calls).toBe(1);
  gone();
  await Promise.resolve();
  expect(calls).toBe(2);
  end();
  anchors.add('skip', drawn(3));
  await Promise.resolve();
  expect(calls).toBe(2);
});
