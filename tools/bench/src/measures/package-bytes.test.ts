import { expect, test } from 'vitest';
import budgets from '../package-budgets.json' with { type: 'json' };
import { withoutBudget } from './package-bytes.ts';

test('every import of a package has a line that says what it may weigh', () => {
  expect(withoutBudget(budgets)).toEqual([]);
  const { '@m30/api/errors': _, ...others } = budgets;
  expect(withoutBudget(others)).toEqual(['@m30/api/errors']);
});
