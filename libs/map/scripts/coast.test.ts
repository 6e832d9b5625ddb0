import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawCoast } from './coast.ts';

test('the chart of the coast is drawn from the data that the map is drawn from', () => {
  const chart = readFileSync(new URL('../assets/coast.svg', import.meta.url), 'utf8');
  expect(chart).toBe(drawCoast());
  // The Gulf and the Neva at least; a page has it before any code of the map.
  expect(chart.length).toBeGreaterThan(4_000);
  expect(chart.length).toBeLessThan(20_000);
});
