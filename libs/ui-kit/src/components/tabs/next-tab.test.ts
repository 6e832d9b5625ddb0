import { expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
])('%s from tab %i of three leads to %s', (key, current, next) => {
  expect(nextTab(key, current, 3)).toBe(next);
});

it('has nowhere to go without tabs', () => {
  expect(nextTab('End', -1, 0)).toBeNull();
});
