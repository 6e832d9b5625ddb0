// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examples } from '@m30/api/examples';
import { formatMoney } from '@m30/ui-kit/format';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import { FlatFacts } from './FlatFacts.tsx';

afterEach(cleanup);

const flat = examples['Objects.GetResaleItem'][0]?.result as ResalePageFlat;

test('the price of a m² says how it was counted, and is the one beside the price', () => {
  render(<FlatFacts flat={flat} />);
  const counted = screen.getByText('Как посчитано').closest('details');
  expect(counted?.textContent).toContain(`${formatMoney(flat.price ?? 0)} ÷ `);
  expect(counted?.textContent).toContain(` = ${formatMoney(flat.pricePerMetre ?? 0)}`);
});

test('where there is no price there is nothing to count', () => {
  render(<FlatFacts flat={{ ...flat, price: null, pricePerMetre: null }} />);
  expect(screen.queryByText('Как посчитано')).toBeNull();
});
