// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examples } from '@m30/api/examples';
import { formatMoney } from '@m30/ui-kit/format';
import { UnitFacts } from './UnitFacts.tsx';
import type { PremisesPageUnit } from './UnitPage.tsx';

afterEach(cleanup);

const unit = examples['Objects.GetPremisesItem'][0]?.result as PremisesPageUnit;

test('the price of a m² says how it was counted, and is the one beside the price', () => {
  render(<UnitFacts unit={unit} />);
  const counted = screen.getByText('Как посчитано').closest('details');
  expect(counted?.textContent).toContain(`${formatMoney(unit.price ?? 0)} ÷ `);
  expect(counted?.textContent).toContain(` = ${formatMoney(unit.pricePerMetre ?? 0)}`);
});

test('where there is no price there is nothing to count', () => {
  render(<UnitFacts unit={{ ...unit, price: null, pricePerMetre: null }} />);
  expect(screen.queryByText('Как посчитано')).toBeNull();
});
