import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { unitTrigger } from './unit-trigger.ts';
import styles from './UnitBar.module.css';
import type { PremisesPageUnit } from './UnitPage.tsx';

/** The page bar of a phone: price and the main button, always at hand. */
export function UnitBar({ unit }: { unit: PremisesPageUnit }) {
  if (unit.price === null) return null;
  return (
    <div className={styles.bar} data-page-bar="">
      <p>
        <b>{formatMoney(unit.price)}</b>
        {unit.pricePerMetre !== null && <span>{formatMoney(unit.pricePerMetre)} за&nbsp;м²</span>}
      </p>
      <Button className={styles.button} size="small" {...unitTrigger(unit)}>
        Оставить заявку
      </Button>
    </div>
  );
}
