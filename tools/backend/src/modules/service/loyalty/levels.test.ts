import { expect, test } from 'vitest';
import { levelOf, nextLevel } from './levels.ts';

test.each([
  [0, 'Причал', { name: 'Фарватер', left: 1000 }],
  [999, 'Причал', { name: 'Фарватер', left: 1 }],
  [1000, 'Фарватер', { name: 'Меридиан', left: 2000 }],
  [2999, 'Фарватер', { name: 'Меридиан', left: 1 }],
  [3000, 'Меридиан', null],
  [100_000, 'Меридиан', null],
])('%i points are the rank «%s»', (earned, name, next) => {
  expect([levelOf(earned).name, nextLevel(earned)]).toEqual([name, next]);
});
