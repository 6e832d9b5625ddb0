import { describe, expect, test } from 'vitest';
import { pages } from '../../content/pages/index.ts';
import { pictureRows, planRows } from '../objects.ts';
import { agentRows, resaleRows } from './resale.ts';

const flats = resaleRows();
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
const runsOf = (text: string) => {
  const words = wordsOf(text);
  return words.slice(7).map((_, start) => words.slice(start, start + 8).join(' '));
};

describe('the resale flats', () => {
  test('are a hundred and twenty, each at an address of its own', () => {
    expect(flats).toHaveLength(120);
    expect(new Set(flats.map(({ id }) => id)).size).toBe(120);
    for (const { id } of flats) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
    const paths = new Set(pages.map(({ path }) => path));
    expect(flats.filter(({ id }) => paths.has(`/vtorichka/${id}`))).toEqual([]);
  });

  test('stand in houses that could have been built', () => {
    const plans = new Set(planRows().map(({ id }) => id));
    const agents = new Set(agentRows().map(({ id }) => id));
    const pictures = new Set(pictureRows().map(({ id }) => id));
    for (const flat of flats) {
      expect(flat.floor).toBeGreaterThanOrEqual(1);
      expect(flat.floor).toBeLessThanOrEqual(flat.floors);
      expect(flat.year).toBeGreaterThan(1880);
      expect((flat.livingArea ?? 0) + 1).toBeLessThan(flat.area);
      expect(plans.has(flat.planId ?? '')).toBe(true);
      expect(agents.has(flat.agentId)).toBe(true);
      expect(flat.pictures.every((id) => pictures.has(id))).toBe(true);
      expect([3, 4]).toContain(new Set(flat.pictures).size);
      const shows = (room: string) => flat.pictures.some((id) => id.endsWith(room));
      expect([shows('sitting'), shows('kitchen')]).toEqual([true, true]);
      const hasRooms = flat.rooms !== 'studio' && flat.rooms !== '1';
      expect(shows('bedroom') || shows('child')).toBe(hasRooms);
    }
  });

  test('cost what such flats cost, and have come to it step by step', () => {
    for (const { id, price, area, prices, oldPrice } of flats) {
      const metre = price / 100 / area;
      expect([id, metre > 95_000 && metre < 360_000]).toEqual([id, true]);
      expect(prices.at(-1)?.price).toBe(price);
      const days = prices.map(({ since }) => since);
      expect(days).toEqual([...new Set(days)].sort());
      expect((days.at(-1) ?? '') <= '2026-11-20').toBe(true);
      if (oldPrice) expect([oldPrice > price, prices.at(-2)?.price]).toEqual([true, oldPrice]);
    }
  });

  test('are told of in sixty words or more, each differently from all other pages', () => {
    const seen = new Map<string, string>();
    const shared: string[] = [];
    const texts = [
      ...pages.map(({ path, blocks }): [string, string] => [
        path,
        JSON.stringify(blocks).replace(/<[^<>]*>|\\n/g, ' '),
      ]),
      ...flats.map(({ id, description }): [string, string] => [id, description.join(' ')]),
    ];
    for (const [id, text] of texts) {
      for (const run of runsOf(text)) {
        const first = seen.get(run);
        if (first === undefined) seen.set(run, id);
        else if (first !== id && !first.startsWith('/')) shared.push(`${first} ${id}: ${run}`);
        else if (first !== id && !id.startsWith('/')) shared.push(`${first} ${id}: ${run}`);
      }
    }
    expect(shared).toEqual([]);
    const short = flats.filter(({ description }) => wordsOf(description.join(' ')).length < 60);
    expect(short.map(({ id }) => id)).toEqual([]);
  });
});
