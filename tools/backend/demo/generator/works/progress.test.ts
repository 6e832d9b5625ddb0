import { describe, expect, test } from 'vitest';
import { complexes } from '../../data/complexes/index.ts';
import { progressRows } from './progress.ts';

const rows = progressRows(complexes);
const byVendor = Map.groupBy(rows, ({ vendor }) => vendor);

describe('the works of the demo company', () => {
  test('are told since the first pit of every complex, with a word on every building', () => {
    expect([...byVendor.keys()]).toEqual(complexes.map(({ vendor }) => vendor));
    for (const { vendor, buildings } of complexes) {
      const months = byVendor.get(vendor) ?? [];
      expect(months.length).toBeGreaterThanOrEqual(3);
      expect(months[0]?.works.every(({ stage }) => stage === 'site')).toBe(false);
      for (const { works, text } of months) {
        expect(works).toHaveLength(buildings.length);
        expect(text.length).toBeGreaterThan(20);
      }
    }
  });

  test('never go back, and the facade never overtakes the frame', () => {
    for (const months of byVendor.values()) {
      months.forEach(({ works }, index) =>
        works.forEach((work, building) => {
          const before = months[index - 1]?.works[building];
          expect(work.frame).toBeGreaterThanOrEqual(before?.frame ?? 0);
          expect(work.facade).toBeGreaterThanOrEqual(before?.facade ?? 0);
          expect(work.facade).toBeLessThanOrEqual(work.frame);
        }),
      );
    }
  });

  test('end with the keys where a complex is completed', () => {
    const last = byVendor.get('svetly')?.at(-1);
    expect(new Set(last?.works.map(({ stage }) => stage))).toEqual(new Set(['keys']));
  });

  test('show a frame that stands on its foundation', () => {
    for (const { works } of rows) {
      for (const { stage, frame } of works) {
        if (['site', 'pit', 'foundation', 'parking'].includes(stage)) expect(frame).toBe(0);
        else expect(frame).toBeGreaterThan(0);
      }
    }
  });
});
