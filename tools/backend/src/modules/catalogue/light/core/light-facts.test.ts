import { describe, expect, test } from 'vitest';
import { lightFacts, viewFacts } from './light-facts.ts';

/** A room by its sun on 22 March and what is outside. */
const room = (
  spring: number[],
  { water = 0, opposite = null as number | null, living = true, isKnown = true } = {},
) => ({
  living,
  windows: isKnown ? [{ at: 0, facing: 0 }] : [],
  seasons: isKnown ? [spring, [], [], []] : [],
  view: isKnown ? { sky: 40, water, green: 0 } : null,
  opposite,
});

describe('the catalogue looks for a flat', () => {
  test.each([
    ['sun from sunrise until noon', [room([375, 780])], ['morning', 'day']],
    ['an hour of the morning', [room([600, 660])], ['morning']],
    ['less than an hour of it', [room([601, 660])], []],
    ['an hour of it in two pieces', [room([480, 510, 600, 630])], ['morning']],
    ['half an hour in each of two rooms', [room([480, 510]), room([540, 570])], []],
    ['another room in the evening', [room([480, 600]), room([960, 1020])], ['morning', 'evening']],
    ['the sun over four o’clock', [room([930, 1000])], []],
    ['a kitchen in the sun', [room([]), room([480, 900], { living: false })], []],
    ['water in one room', [room([]), room([], { water: 1 })], ['water']],
    ['no water', [room([])], []],
  ])('with %s', (_, rooms, has) => {
    expect(lightFacts(rooms)?.has).toEqual(has);
  });

  test.each([
    ['the sunniest room', [room([480, 540]), room([600, 700, 800, 900])], 200],
    ['no room', [room([])], 0],
  ])('by the sun of %s', (_, rooms, sun) => {
    expect(lightFacts(rooms)?.sun).toBe(sun);
  });

  test.each([
    ['the nearest house of all rooms', [room([], { opposite: 41.5 }), room([])], 41.5],
    ['none in sight', [room([])], 1000],
    ['a room that is not known', [room([], { opposite: 80 }), room([], { isKnown: false })], null],
  ])('by %s', (_, rooms, opposite) => {
    expect(lightFacts(rooms)?.opposite).toBe(opposite);
  });

  test('only where a room that people live in is known', () => {
    expect(lightFacts([])).toBeNull();
    expect(lightFacts([room([480, 900], { living: false })])).toBeNull();
    expect(lightFacts([room([], { isKnown: false })])).toBeNull();
  });
});

test.each([
  [null, null, null],
  [{ has: ['water' as const], opposite: 41.9 }, true, 41],
  [{ has: [], opposite: null }, false, null],
])(
  'of the views of %j it shows water %j and a house in %j metres',
  (facts, waterSeen, opposite) => {
    expect(viewFacts(facts)).toEqual({ waterSeen, opposite });
  },
);
