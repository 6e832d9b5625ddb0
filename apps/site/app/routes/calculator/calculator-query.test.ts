import { expect, test } from 'vitest';
import { hiddenOf, kindOf } from './calculator-query.ts';

test.each(['mortgage', 'refinancing', 'instalment'] as const)('%s keeps its address', (kind) => {
  expect(kindOf(new URLSearchParams(hiddenOf(kind)))).toBe(kind);
});

test('an unknown kind is the mortgage', () => {
  expect(kindOf(new URLSearchParams('vid=lizing'))).toBe('mortgage');
});
