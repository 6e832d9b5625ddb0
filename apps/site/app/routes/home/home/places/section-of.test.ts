import { expect, it } from 'vitest';
import { sectionOf } from './section-of.ts';

it.each([
  ['бизнес', 'Бизнес'],
  ['комфорт+', 'Комфорт'],
  ['комфорт', 'Комфорт'],
  ['', ''],
])('puts «%s» under «%s»', (housingClass, section) => {
  expect(sectionOf(housingClass)).toBe(section);
});
