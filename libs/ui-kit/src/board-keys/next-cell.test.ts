import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextCell, type CellPlace } from './next-cell.ts';

const flat = {};

/** Two sections: of three floors with two flats each, the lowest with one; and of two floors with one flat each, from the first floor up. */
const sections = [
  {
    floors: [
      { floor: 3, cells: [flat, flat] },
      { floor: 2, cells: [flat, flat] },
      { floor: 1, cells: [flat, null] },
    ],
  },
  {
    floors: [
      { floor: 2, cells: [flat] },
      { floor: 1, cells: [flat] },
    ],
  },
];
const at = (text: string): CellPlace => {
  const [section = 0, row = 0, column = 0] = text.split('-').map(Number);
  return { section, row, column };
};

test.each([
  ['0-1-0', 'ArrowRight', '0-1-1'],
  ['0-1-1', 'ArrowRight', '1-0-0'],
  ['1-0-0', 'ArrowRight', null],
  ['1-0-0', 'ArrowLeft', '0-1-1'],
  ['0-1-1', 'ArrowDown', '0-2-0'],
  ['0-2-0', 'ArrowDown', null],
  ['0-1-1', 'ArrowUp', '0-0-1'],
  ['0-0-0', 'ArrowUp', null],
  ['0-0-1', 'PageDown', '0-2-0'],
  ['0-2-0', 'PageUp', '0-0-0'],
  ['0-1-1', 'Home', '0-1-0'],
  ['0-1-0', 'End', '1-0-0'],
  ['0-1-0', 'Ctrl+Home', '0-0-0'],
  ['0-1-0', 'Ctrl+End', '1-1-0'],
  ['0-1-0', 'a', null],
])('from %s the key %s leads to %s', (from, keys, to) => {
  const [key = '', ctrl] = keys.split('+').reverse();
  expect(nextCell(sections, at(from), key, ctrl !== undefined)).toEqual(to && at(to));
});

test('no key leads off the flats', () => {
  const floors = fc
    .array(fc.array(fc.option(fc.constant({})), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 6,
    })
    .map((rows) => ({ floors: rows.map((cells, row) => ({ floor: rows.length - row, cells })) }));
  const keys = [
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  ];
  fc.assert(
    fc.property(
      fc.array(floors, { minLength: 1, maxLength: 3 }),
      fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 20 }),
      (board, presses) => {
        let place = nextCell(board, at('0-0-0'), 'Home', true);
        for (const [key, ctrl] of presses) {
          if (!place) return;
          place = nextCell(board, place, key, ctrl) ?? place;
          expect(board[place.section]?.floors[place.row]?.cells[place.column]).toBeTruthy();
        }
      },
    ),
  );
});
