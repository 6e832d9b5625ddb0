import { expect, test } from 'vitest';
import { pageNumber } from './page-number.ts';

test.each([
  ['', 1],
  ['?page=1', 1],
  ['?page=50', 50],
  ['?page=0', 1],
  ['?page=-2', 1],
  ['?page=2.5', 1],
  ['?page=много', 1],
  ['?page=99999', 1],
])('«%s» asks for page %i', (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page);
});
