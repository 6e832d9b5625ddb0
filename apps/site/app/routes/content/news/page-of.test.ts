import { describe, expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

describe('pageOf', () => {
  it.each([
    ['', 1],
    ['page=1', 1],
    ['page=12', 12],
    ['page=0', null],
    ['page=-1', null],
    ['page=1.5', null],
    ['page=два', null],
    ['page=1000', null],
  ])('reads «%s» as %s', (query, page) => {
    expect(pageOf(new URLSearchParams(query))).toBe(page);
  });
});
