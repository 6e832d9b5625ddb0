import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { PageBar } from '../../../components/page-bar/PageBar.tsx';
import { unitTrigger } from './unit-trigger.ts';
import type { PremisesPageUnit } from './UnitPage.tsx';

/** The page bar of premises: their price and the request. */
export function UnitBar({ unit }: { unit: PremisesPageUnit }) {
  const { price, pricePerMetre } = unit;
  if (price === null) return null;
  return (
    <PageBar
      price={price}
      note={pricePerMetre !== null && <>{formatMoney(pricePerMetre)} за&nbsp;м²</>}
    >
      <Button size="small" {...unitTrigger(unit)}>
        Оставить заявку
      </Button>
    </PageBar>
  );
}
