import { describe, expect, it } from 'vitest';
import { interiorsOfComplex, interiorsOfFlat } from './interiors.ts';
import { pictureRows } from '../../../demo/generator/objects.ts';

const pictures = new Map(
  pictureRows().map((row) => [
    row.id,
    {
      ...{ ...row, vendor: row.vendor ?? null, caption: row.caption ?? null, outlines: null },
      ...{ version: null, focusX: null, focusY: null },
    },
  ]),
);
const roomsIn = (interiors: ReturnType<typeof interiorsOfFlat>) =>
  interiors?.rooms.map(({ room }) => room) ?? null;

describe('the rooms of a flat', () => {
  it.each([
    ['full', 2, 'dvor', ['kitchen', 'bedroom', 'bath', 'hall']],
    ['furnished', 3, 'dvor', ['kitchen', 'bedroom', 'child', 'bath', 'hall']],
    // Nobody has drawn a child's room in this set.
    ['full', 3, 'kanal', ['kitchen', 'bedroom', 'bath', 'hall']],
    ['prepared', 1, 'dvor', ['whitebox']],
    ['shell', 2, 'dvor', null],
    ['none', 2, 'dvor', null],
    ['full', 2, null, null],
  ] as const)('handed over «%s», %i of them, in «%s»', (finish, rooms, set, shown) => {
    expect(roomsIn(interiorsOfFlat(pictures, { finish, rooms }, set))).toEqual(shown);
  });

  it('are shown in the set alone that the flat has', () => {
    const shown = interiorsOfFlat(pictures, { finish: 'full', rooms: 2 }, 'sever');
    expect(shown?.finish).toBe('«Север»');
    for (const { picture } of shown?.rooms ?? []) expect(picture.alt).toContain('«Север»');
  });
});

describe('the rooms of a complex', () => {
  it.each([
    [['shell'], 'kanal', ['lobby']],
    [['shell', 'full'], 'kanal', ['lobby', 'kitchen', 'bedroom', 'bath', 'hall']],
    [['shell', 'prepared'], 'dvor', ['lobby', 'whitebox']],
    [['shell'], null, null],
  ] as const)('handed over %o in the palette «%s»', (finishes, set, shown) => {
    expect(roomsIn(interiorsOfComplex(pictures, new Set(finishes), set))).toEqual(shown);
  });
});
