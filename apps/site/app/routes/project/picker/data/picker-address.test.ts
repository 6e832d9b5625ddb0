import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildingHref, pickerHref, readPicker, ROOMS, type PickerState } from './picker-address.ts';

const nothing: PickerState = readPicker(new URLSearchParams());
const read = (query: string) => readPicker(new URLSearchParams(query));

describe('the address of the picker', () => {
  it.each([
    ['floor=7', { floor: 7 }],
    ['floor=7&section=2&rooms=2,1', { floor: 7, section: 2, rooms: ['1', '2'] }],
    ['section=2', {}],
    ['floor=-1', {}],
    ['floor=1e3&free=yes', {}],
    ['view=hero&free=1', { view: 'hero', free: true }],
    ['view=../etc', {}],
    ['level=genplan&floor=7', { genplan: true }],
    ['rooms=9,studio&rooms=4', { rooms: ['studio', '4'] }],
  ])('«%s»', (query, change) => {
    expect(read(query)).toEqual({ ...nothing, ...change });
  });

  it('read after it was written is the same', () => {
    const states = fc
      .record({
        genplan: fc.boolean(),
        view: fc.constantFrom(null, 'facade', 'aerial'),
        floor: fc.option(fc.integer({ min: 1, max: 40 })),
        section: fc.option(fc.integer({ min: 1, max: 9 })),
        rooms: fc.subarray([...ROOMS]),
        free: fc.boolean(),
      })
      .map((state) => readPicker(new URLSearchParams(pickerHref(state))));
    fc.assert(
      fc.property(states, (state) => {
        expect(readPicker(new URLSearchParams(pickerHref(state)))).toEqual(state);
      }),
    );
  });

  it('of another building keeps the filters and forgets the floor', () => {
    expect(buildingHref('kanal', 'korpus-3', read('view=hero&floor=7&section=1&rooms=2'))).toBe(
      '/obekty/kanal/korpus-3/vizualnyj?view=hero&rooms=2',
    );
    expect(buildingHref('kanal', 'korpus-3', nothing)).toBe('/obekty/kanal/korpus-3/vizualnyj');
  });
});
