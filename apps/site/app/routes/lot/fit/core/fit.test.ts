import { examples } from '@m30/api/examples';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act } from './act.ts';
import { longestFree, sweeps } from './door-findings.ts';
import { findFaults } from './find-faults.ts';
import { findSpot } from './find-spot.ts';
import { nameItems, rectOf, SIZE, turned, type Item, type Turn } from './item.ts';
import { cleanName, itemsSearch, readItem, readItems, writeItem } from './item-text.ts';
import { toPlan, type Plan } from './plan.ts';
import { OWN, PRESETS } from './presets.ts';
import { nearest, raysOf } from './reach.ts';
import { middleOf, sharedPart, uncoveredArea, type Rect } from './rect.ts';
import { snapped, stepped } from './snap.ts';
import { findingWords, placeWords, stateWords } from './words.ts';

const [example] = examples['Objects.GetPlanGeometry'];
if (!example) throw new Error('no measured plan');
const flat = toPlan(example.result);

const box = (left: number, top: number, width: number, height: number): Rect => ({
  ...{ left, top, width, height },
});

/** A room of 3 by 4 metres behind a hall, a door into it that opens inwards at its left. */
const plan: Plan = {
  width: 420,
  height: 720,
  rooms: [
    { name: 'Спальня', area: 12, boxes: [box(60, 60, 300, 400)] },
    { name: 'Холл', area: 5, boxes: [box(60, 474, 300, 170)] },
  ],
  doors: [
    {
      box: box(70, 460, 80, 14),
      between: [0, 1],
      leaf: { hinge: { x: 70, y: 467 }, open: { x: 70, y: 387 }, closed: { x: 150, y: 467 } },
    },
    { box: box(200, 644, 90, 34), between: [1, null], leaf: null },
  ],
};

const put = (text: string): Item => {
  const item = readItem(text);
  if (!item) throw new Error(`no item is «${text}»`);
  return item;
};
const said = (...texts: string[]) => {
  const items = texts.map(put);
  return findFaults(plan, items).map((finding) => findingWords(plan, items, finding));
};

describe('what is wrong is said in words', () => {
  it.each([
    ['a bed in its corner', ['krovat.160x200.60.60'], []],
    [
      'a narrow passage',
      ['krovat.160x200.60.60', 'shkaf.120x60.268.120.90'],
      [
        'Между шкафом и стеной справа 32 см: пройти трудно (нужно 60)',
        'Между кроватью и шкафом 48 см: пройти трудно (нужно 60)',
      ],
    ],
    ['what stands close is no passage', ['krovat.160x200.60.60', 'tumba.45x40.225.60'], []],
    ['a door', ['shkaf.120x60.60.390'], ['Дверь в спальню упирается в шкаф']],
    ['a way that is shut', ['komod.100x45.60.474'], ['Проход в спальню закрыт: мешает комод']],
    [
      'a way that is half free',
      ['tumba.45x40.60.474'],
      ['Проход в спальню: свободно 45 см (нужно 60), мешает прикроватная тумба'],
    ],
    [
      'one on the other, both numbered',
      ['stul.45x50.200.60', 'stul.45x50.230.60'],
      ['Стул 1 и стул 2 стоят друг на друге'],
    ],
    ['a wall', ['komod.100x45.300.200'], ['Комод заходит в стену']],
    [
      'between corners',
      ['tumba.45x40.60.60', 'svoe.60x60.135.140.0.Пианино'],
      ['Между прикроватной тумбой и предметом «Пианино» 50 см: пройти трудно (нужно 60)'],
    ],
  ])('%s', (_, texts, words) => expect(said(...texts)).toEqual(words));

  it('in short', () => {
    expect(stateWords([], [])).toBe('На плане пока ничего не стоит');
    expect(stateWords([put('krovat.160x200.60.60')], [])).toContain('Всё помещается');
  });

  it('and where an item stands', () => {
    const items = [put('krovat.160x200.60.95')];
    expect(placeWords(plan, items, 0)).toBe(
      'спальня; свободно слева 0 см, сверху 35 см, справа 140 см, снизу 165 см',
    );
  });
});

describe('a leaf sweeps a quarter of a circle', () => {
  const [door] = plan.doors;
  it.each([
    ['before its tip', box(80, 380, 10, 10), true],
    ['in its corner, beyond its arc', box(140, 387, 10, 10), false],
    ['on the other side of the wall', box(80, 475, 10, 10), false],
  ])('%s', (_, rect, met) => expect(door && sweeps(door, rect)).toBe(met));
});

it.each([
  [[], 80],
  [[[0, 30]], 50],
  [[[20, 40]], 40],
  [
    [
      [0, 50],
      [40, 80],
    ],
    0,
  ],
] as const)('what %j leave free of 80 is %i', (covered, free) => {
  expect(longestFree(0, 80, covered)).toBe(free);
});

const rects = fc
  .tuple(
    fc.nat(300),
    fc.nat(300),
    fc.integer({ min: 1, max: 200 }),
    fc.integer({ min: 1, max: 200 }),
  )
  .map((sizes) => box(...sizes));

const items = fc
  .record({
    kind: fc.constantFrom(...PRESETS.map(({ kind }) => kind), OWN),
    name: fc.constantFrom('Комод бабушки', 'Полка, 3 шт', ''),
    width: fc.integer({ min: SIZE.least, max: SIZE.most }),
    depth: fc.integer({ min: SIZE.least, max: SIZE.most }),
    left: fc.nat(900),
    top: fc.nat(900),
    turn: fc.constantFrom<Turn>(0, 90, 180, 270),
  })
  .map((item): Item => (item.kind === OWN ? item : { ...item, name: '' }));

describe('geometry', () => {
  it('what is covered and what is not make the whole', () => {
    fc.assert(
      fc.property(rects, rects, (one, other) => {
        const shared = sharedPart(one, other);
        const covered = shared ? shared.width * shared.height : 0;
        expect(uncoveredArea(one, [other]) + covered).toBe(one.width * one.height);
      }),
    );
  });

  it('four right angles are none, about one middle', () => {
    fc.assert(
      fc.property(items, (item) => {
        const once = turned(item);
        const [before, after] = [middleOf(rectOf(item)), middleOf(rectOf(once))];
        expect(Math.abs(before.x - after.x) + Math.abs(before.y - after.y)).toBeLessThanOrEqual(1);
        expect([1, 2, 3].reduce(turned, once)).toMatchObject({
          turn: item.turn,
          width: item.width,
        });
      }),
    );
  });

  it('two items see each other at one distance', () => {
    fc.assert(
      fc.property(rects, fc.integer({ min: 1, max: 100 }), (one, gap) => {
        const other = { ...one, left: one.left + one.width + gap };
        const floor = [box(-10, -10, 2000, 2000)];
        const there = nearest(raysOf(one, 'right', floor, [null, other]));
        const back = nearest(raysOf(other, 'left', floor, [one, null]));
        expect([there.distance, there.item, back.distance, back.item]).toEqual([gap, 1, gap, 0]);
      }),
    );
  });

  it('a ray goes through an open way as far as the floor does', () => {
    const [doorway] = plan.doors;
    const floor = [...plan.rooms.flatMap(({ boxes }) => boxes), doorway?.box ?? box(0, 0, 0, 0)];
    const down = raysOf(box(80, 100, 50, 50), 'bottom', floor, []);
    expect(down.map(({ distance }) => distance)).toEqual(down.map(() => 494));
    expect(nearest(raysOf(box(200, 100, 50, 50), 'bottom', floor, [])).distance).toBe(310);
  });
});

describe('the address', () => {
  it('has each item in one readable word', () => {
    const found = readItems(
      new URLSearchParams('p=krovat.160x200.131.176&p=svoe.90x45.10.20.90.Комод'),
    );
    expect(found.items.map(writeItem)).toEqual([
      'krovat.160x200.131.176',
      'svoe.90x45.10.20.90.Комод',
    ]);
    expect(itemsSearch(found.items.slice(0, 1))).toBe('?p=krovat.160x200.131.176');
  });

  it('gives back what was written', () => {
    fc.assert(
      fc.property(fc.array(items, { maxLength: 30 }), (list) => {
        expect(readItems(new URLSearchParams(itemsSearch(list)))).toEqual({ items: list, lost: 0 });
      }),
    );
  });

  it.each([
    '',
    'krovat',
    'grob.10x10.1.1',
    'stol.9x60.1.1',
    'stol.401x60.1.1',
    'stol.60x60.1.1.45',
    'stol.60x60.-1.1',
  ])('«%s» is no item', (text) => expect(readItem(text)).toBeNull());

  it('reads whatever is written, thirty at most', () => {
    fc.assert(fc.property(fc.string(), (text) => void readItem(text)));
    const many = new URLSearchParams(Array.from({ length: 40 }, () => ['p', 'stul.45x50.1.1']));
    expect(readItems(many)).toMatchObject({ lost: 10 });
    expect(cleanName('  <b>Стол</b>\n"№ 2" ')).toBe('b Стол b № 2');
  });
});

describe('a place is found', () => {
  it.each(PRESETS.map(({ kind }) => kind))('for %s, with nothing wrong', (kind) => {
    const sent = new URLSearchParams({ do: `add.${kind}` });
    const acted = act(flat, [], sent);
    if (!acted || 'error' in acted) throw new Error('nothing was put');
    const grave = findFaults(flat, acted.items).filter((finding) => finding.kind !== 'narrow');
    expect(grave).toEqual([]);
  });

  it('in the room that is asked for, else in one that suits', () => {
    const stool = { kind: 'stul', name: '', width: 45, depth: 50 };
    expect(placeWords(flat, [findSpot(flat, [], stool)], 0)).toMatch(/^кухня-гостиная/);
    expect(placeWords(flat, [findSpot(flat, [], stool, 1)], 0)).toMatch(/^спальня/);
  });

  it('also where there is none', () => {
    const huge = { kind: OWN, name: 'Рояль', width: 400, depth: 400 };
    expect(findSpot(plan, [], huge, 1)).toMatchObject({ turn: 0 });
  });
});

describe('moving', () => {
  const bed = put('krovat.160x200.70.72');
  it('is drawn to the walls', () => {
    expect(snapped(plan, [bed], 0, bed)).toMatchObject({ left: 60, top: 60 });
    expect(snapped(plan, [bed], 0, { ...bed, left: 100 })).toMatchObject({ left: 100 });
  });
  it('is drawn to a neighbour', () => {
    const list = [{ ...bed, left: 60, top: 60 }, put('tumba.45x40.226.64')];
    expect(list[1] && snapped(plan, list, 1, list[1])).toMatchObject({ left: 220, top: 60 });
  });
  it('by keys stops at a wall, and goes on from it', () => {
    const near = { ...bed, left: 63 };
    const first = stepped(plan, [near], 0, { x: -5, y: 0 });
    expect(first.left).toBe(60);
    expect(stepped(plan, [first], 0, { x: -5, y: 0 }).left).toBe(55);
  });
  it('never leaves the plan', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (left, top) => {
        const { left: x, top: y } = snapped(plan, [bed], 0, { ...bed, left, top });
        expect(sharedPart(rectOf({ ...bed, left: x, top: y }), box(0, 0, 420, 720))).not.toBeNull();
      }),
    );
  });
});

describe('the form', () => {
  const known = [put('krovat.160x200.60.60'), put('stul.45x50.300.60')];
  const acted = (fields: Record<string, string>) => act(plan, known, new URLSearchParams(fields));

  it('asks for nothing without a verb', () => expect(acted({})).toBeNull());
  it('turns, removes and edits', () => {
    expect(acted({ do: 'turn.1' })).toMatchObject({ items: [{}, { turn: 90 }], chosen: 1 });
    expect(acted({ do: 'remove.0' })).toMatchObject({ items: [{ kind: 'stul' }] });
    expect(acted({ do: 'apply', 'left.1': '20', 'width.1': '50', 'room.1': '1' })).toMatchObject({
      items: [{}, { left: 80, top: 474, width: 50 }],
    });
  });
  it.each([
    [{ do: 'add.svoe', width: '5', depth: '60' }],
    [{ do: 'apply', 'width.0': '1000' }],
    [{ do: 'add.grob' }],
  ])('%j is refused in words', (fields) => expect(acted(fields)).toHaveProperty('error'));
  it('takes a thing of one’s own', () => {
    expect(
      acted({ do: 'add.svoe', name: 'Пианино', width: '150', depth: '60', room: '0' }),
    ).toMatchObject({ items: [{}, {}, { name: 'Пианино', width: 150 }], chosen: 2 });
  });
});

it('names are numbered only where they are alike', () => {
  const names = ['stul', 'stul', 'shkaf'].map((kind) => put(`${kind}.45x50.1.1`));
  expect(nameItems(names).map(({ name }) => name)).toEqual(['Стул 1', 'Стул 2', 'Шкаф']);
});
