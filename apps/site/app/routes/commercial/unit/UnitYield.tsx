import { useMemo } from 'react';
import { YieldCalculator } from '@m30/calculators/yield';
import { Button } from '@m30/ui-kit/button';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { Section } from '@m30/ui-kit/section';
import type { PremisesPageUnit } from './UnitPage.tsx';

export interface UnitYieldProps {
  unit: PremisesPageUnit;
  /** Kopecks. */
  price: number;
  query: string;
}

/** Share of the rent that upkeep and tax usually take, and of the year without a tenant. */
const EXPENSES = 0.15;
const VACANCY = 8;

/** What the unit brings when it is let; begins with a rent of the neighbourhood. */
export function UnitYield({ unit: { rent }, price, query }: UnitYieldProps) {
  const start = useMemo(
    () => ({
      price,
      rent,
      expenses: Math.round((rent * EXPENSES) / 100_000) * 100_000,
      vacancy: VACANCY,
    }),
    [price, rent],
  );
  return (
    <Section id="yield" title="Доходность аренды" tone="paper">
      <YieldCalculator
        start={start}
        query={query}
        disclaimer="Ставка аренды — ориентир по соседним помещениям, не обещание дохода. Налог зависит от режима собственника, кредит и рост ставки не учтены. Расчёт не является индивидуальной инвестиционной рекомендацией."
        actions={
          <Button variant="light" {...leadTrigger('callRequest', { title: 'Обсудить аренду' })}>
            Обсудить аренду
          </Button>
        }
      />
    </Section>
  );
}
