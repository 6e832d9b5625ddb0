// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CREDIT_WARNINGS } from '@m30/calculators/credit/core';
import type { Application } from '../data/use-questionnaire.ts';
import { Applications } from './Applications.tsx';

afterEach(cleanup);

const silent: Application['banks'][number] = {
  ...{ programme: 'ladoga', bank: 'Ладога Банк', name: 'Стандартная', status: 'review' },
  ...{ note: null, rate: null, cost: null, sum: null, decidedAt: null, url: null },
};
const approved: Application['banks'][number] = {
  ...{ ...silent, programme: 'baltika', bank: 'Балтика Банк', status: 'approved' },
  ...{ rate: 6, cost: { from: 6, to: 6.7 }, sum: 900_000_000 },
};

const textOf = (...all: Application['banks'][]): string => {
  const begin = all.map((banks, at) => ({
    ...{ id: String(at), number: `И-${at}`, sentAt: '2026-11-20T09:00:00.000Z', banks },
  }));
  render(<Applications begin={begin} />);
  return (screen.getByRole('region').textContent ?? '').replaceAll('\u00a0', ' ');
};

test('a rate that a bank has named stands beside its full cost, the lender and both warnings', () => {
  const text = textOf([approved, silent]);
  expect(text.indexOf('ПСК')).toBeLessThan(text.indexOf('ставка'));
  expect(text).toContain('Кредит предоставляет: Балтика Банк.');
  expect(text).toContain(CREDIT_WARNINGS.replaceAll('\u00a0', ' '));
});

test('several applications name their lenders and the warnings once', () => {
  const text = textOf([approved, silent], [approved]);
  expect(text.match(/ставка 6/g)).toHaveLength(2);
  expect(text.split(CREDIT_WARNINGS.replaceAll('\u00a0', ' '))).toHaveLength(2);
});

test('beside the conditions of all banks, which warn themselves, nothing is said twice', () => {
  const [bank] = [approved];
  const begin = [{ id: '0', number: 'И-0', sentAt: '2026-11-20T09:00:00.000Z', banks: [bank] }];
  render(<Applications begin={begin} warned />);
  const text = screen.getByRole('region').textContent ?? '';
  expect(text).toContain('ПСК');
  expect(text).not.toContain('Изучите');
});

test('where no bank has answered yet there is nothing to warn of', () => {
  expect(textOf([silent])).not.toContain('Изучите');
});
