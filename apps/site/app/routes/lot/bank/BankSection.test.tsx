// @vitest-environment jsdom
import { CREDIT_WARNINGS } from '@m30/calculators/credit/core';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BankAnswer } from '../data/lot.server.ts';
import { BankSection, type BankSectionProps } from './BankSection.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const offer = {
  bank: 'Балтика Банк',
  programme: 'Семейная ипотека',
  rate: 6,
  cost: { from: 6, to: 6.7 },
  downPayment: 144_404_500,
  term: 360,
  payment: 3_441_573,
  source: 'тарифы банков',
  actualAt: '2026-11-20',
};
let props: Omit<BankSectionProps, 'banks'>;
beforeEach(() => {
  const programme = {
    rate: 6,
    cost: { from: 6, to: 6.7 },
    lenders: ['Балтика Банк'],
    disclaimer: 'Полные условия',
    actualAt: '2026-11-20',
  } as BankSectionProps['lot']['programme'];
  const lot = { id: 'sd4-40', payment: 3_441_573, downPayment: 144_404_430 };
  props = {
    price: 718_430_000,
    url: '/obekty/svetly/korpus-4/sd4-40',
    lot: { ...lot, programme, handover: null, terms: {} },
  };
  // The part that comes to life near the visitor stays as the server has rendered it.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('shows the offers of banks with their date and the full conditions', () => {
  render(<BankSection {...props} banks={{ offers: [offer] }} />);
  const row = screen.getByRole('row', { name: /Балтика Банк/ });
  expect(within(row).getByText(/34.416.₽/)).toBeTruthy();
  expect(within(row).getByText(/20,1/)).toBeTruthy();
  expect(screen.getByText(/актуально на.20\.11\.2026/)).toBeTruthy();
  expect(screen.getByText('Полные условия')).toBeTruthy();
});

test('names its lenders and the warnings once, also while the offers are late', async () => {
  const { container } = render(
    <BankSection {...props} banks={{ offers: [offer, { ...offer, bank: 'Ладога Банк' }] }} />,
  );
  expect(container.textContent).toContain('Кредит предоставляют: Балтика Банк, Ладога Банк.');
  expect(container.textContent?.split(CREDIT_WARNINGS)).toHaveLength(2);
  cleanup();
  const late = await act(async () =>
    render(<BankSection {...props} banks={new Promise<BankAnswer>(() => {})} />),
  );
  expect(late.container.textContent?.split(CREDIT_WARNINGS)).toHaveLength(2);
});

test('says that the offers follow what the visitor has chosen in the catalogue', () => {
  const lot = { ...props.lot, terms: { down: 3_000_000, term: 15 } };
  render(<BankSection {...props} lot={lot} banks={{ offers: [offer] }} />);
  expect(screen.getByText(/^Посчитано по\sвашим условиям/)).toBeTruthy();
});

test('keeps the place of late offers, then shows them', async () => {
  let arrive: (answer: BankAnswer) => void = () => {};
  const banks = new Promise<BankAnswer>((resolve) => (arrive = resolve));
  await act(async () => render(<BankSection {...props} banks={banks} />));
  expect(screen.getByText('Загружаем предложения банков')).toBeTruthy();
  await act(async () => arrive({ offers: [offer] }));
  expect(screen.getByRole('table')).toBeTruthy();
});

test('says what to do when the offers could not be had', () => {
  render(<BankSection {...props} banks={{ offers: null }} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'Не удалось загрузить предложения банков',
  );
  expect(screen.getByRole('link', { name: 'Загрузить ещё раз' }).getAttribute('href')).toBe(
    props.url,
  );
});
