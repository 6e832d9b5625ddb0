// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CREDIT_WARNINGS } from '@m30/calculators/credit/core';
import type { Application } from '../data/use-questionnaire.ts';
import { ApplicationCard } from './ApplicationCard.tsx';

afterEach(cleanup);

const silent: Application['banks'][number] = {
  ...{ programme: 'ladoga', bank: 'Ладога Банк', name: 'Стандартная', status: 'review' },
  ...{ note: null, rate: null, cost: null, sum: null, decidedAt: null, url: null },
};
const approved: Application['banks'][number] = {
  ...{ ...silent, programme: 'baltika', bank: 'Балтика Банк', status: 'approved' },
  ...{ rate: 6, cost: { from: 6, to: 6.7 }, sum: 900_000_000 },
};

const textOf = (banks: Application['banks']): string => {
  const application = { id: 'one', number: 'И-1', sentAt: '2026-11-20T09:00:00.000Z', banks };
  render(<ApplicationCard application={application} level="h3" />);
  return (screen.getByRole('article').textContent ?? '').replaceAll('\u00a0', ' ');
};

test('a rate that a bank has named stands beside its full cost, the lender and both warnings', () => {
  const text = textOf([approved, silent]);
  expect(text.indexOf('ПСК')).toBeLessThan(text.indexOf('ставка'));
  expect(text).toContain('Кредит предоставляет: Балтика Банк.');
  expect(text).toContain(CREDIT_WARNINGS.replaceAll('\u00a0', ' '));
});

test('where no bank has answered yet there is nothing to warn of', () => {
  expect(textOf([silent])).not.toContain('Изучите');
});
