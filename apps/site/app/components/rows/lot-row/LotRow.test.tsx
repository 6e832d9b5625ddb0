// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '@m30/ui-kit/testing';
import { lotFixture } from '../../lot-card/lot-card.fixture.ts';
import { LotRow } from './LotRow.tsx';
import { LotTable } from './LotTable.tsx';

afterEach(cleanup);

const words = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';

test('a row is one link, and says what the card of the lot does', async () => {
  const lot = lotFixture({ status: 'held', oldPrice: 1_075_000_000 });
  const { container } = render(
    <LotTable caption="Квартиры" actions>
      <LotRow lot={lot} actions={<button type="button">В корзину</button>} />
    </LotTable>,
  );
  const row = screen.getAllByRole('row')[1] ?? container;
  expect(within(row).getByRole('link').getAttribute('href')).toBe(lot.url);
  const parts = [
    'Забронирована, − 5 %',
    '48,4 м²',
    'Террасы',
    '3 из 12',
    '10 212 400 ₽',
    '211 000 ₽',
  ];
  for (const part of parts) expect(words(row)).toContain(part);
  await expectAccessible(container);
});

test('the row of a sold lot names no price', () => {
  render(
    <LotTable caption="Квартиры">
      <LotRow lot={lotFixture({ status: 'sold', price: null, payment: null, downPayment: null })} />
    </LotTable>,
  );
  expect(words(screen.getByRole('table'))).not.toContain('₽');
});
