import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { showTrigger } from '../show-trigger.ts';
import type { ResalePageFlat } from '../FlatPage.tsx';
import styles from './FlatBar.module.css';

/** The page bar of a phone: price and the main button, always at hand. */
export function FlatBar({ flat }: { flat: ResalePageFlat }) {
  if (flat.price === null) return null;
  return (
    <div className={styles.bar} data-page-bar="">
      <p>
        <b>{formatMoney(flat.price)}</b>
        {flat.pricePerMetre !== null && <span>{formatMoney(flat.pricePerMetre)} за&nbsp;м²</span>}
      </p>
      <Button className={styles.button} size="small" {...showTrigger(flat)}>
        Посмотреть
      </Button>
    </div>
  );
}
