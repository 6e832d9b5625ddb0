import { expect, it } from 'vitest';
import { sayMonths } from './say-months.ts';

it.each([
  [264, '22 года'],
  [12, '1 год'],
  [40, '3 года 4 месяца'],
  [8, '8 месяцев'],
  [0, '0 месяцев'],
])('%i months are %s', (months, text) => {
  expect(sayMonths(months).replaceAll('\u00a0', ' ')).toBe(text);
});
