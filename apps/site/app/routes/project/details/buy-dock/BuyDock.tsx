import { Button } from '@m30/ui-kit/button';
import { formatMillions } from '@m30/ui-kit/format';
import { countFlats } from '../../../../store/apartments/count-flats.ts';
import { catalogueOf } from '../data/catalogue-of.ts';
import type { Complex } from '../data/complex.ts';
import styles from './BuyDock.module.css';

/** Price and the way to the flats at the bottom of a phone. */
export function BuyDock({ complex: { vendor, priceFrom, free } }: { complex: Complex }) {
  if (priceFrom === null) return null;
  return (
    <div className={styles.dock} data-layer="bar">
      <div>
        <b>от&nbsp;{formatMillions(priceFrom)}</b>
        <span className="muted">{countFlats(free)}</span>
      </div>
      <Button href={catalogueOf(vendor)} size="small">
        Выбрать квартиру
      </Button>
    </div>
  );
}
