import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rectOf, SIZE, turned, type Item, type Turn } from './item.ts';
import { cleanName, itemsSearch, readItem, readItems, writeItem } from './item-text.ts';
import { OWN, PRESETS } from './presets.ts';
import { middleOf } from './rect.ts';

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
