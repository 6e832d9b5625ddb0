import { Badge } from '@m30/ui-kit/badge';
import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink, TextLink } from '@m30/ui-kit/link';
import { Coordinate } from '../../../components/coordinate/Coordinate.tsx';
import { LotActions } from '../../../components/lot-actions/index.ts';
import { purposeWords, statusWords, unitName, unitTitle } from '../shared/premises-words.ts';
import { unitTrigger } from './unit-trigger.ts';
import styles from './UnitColumn.module.css';
import type { PremisesPageUnit } from './UnitPage.tsx';

/** What the unit is, where it is, what it costs and what to do next; stays in sight on a desk. */
export function UnitColumn({ unit }: { unit: PremisesPageUnit }) {
  const status = statusWords(unit.status);
  return (
    <div className={styles.column}>
      <div>
        <Coordinate value={unit.coordinate} />
        <h1 className={styles.title}>{unitTitle(unit)}</h1>
        <p className={styles.place}>
          <TextLink href={`/obekty/${unit.vendor}`}>«{unit.complexName}»</TextLink>,{' '}
          {unit.buildingName.toLowerCase()}, первый этаж, №&nbsp;{unit.number}
        </p>
        <p className={styles.status} role="status">
          {status && <Badge tone={unit.status === 'sold' ? 'neutral' : 'held'}>{status}</Badge>}
        </p>
      </div>
      {unit.price !== null && (
        <div>
          <p className={styles.price}>{formatMoney(unit.price)}</p>
          {unit.pricePerMetre !== null && (
            <p className={styles.metre}>{formatMoney(unit.pricePerMetre)} за&nbsp;м²</p>
          )}
        </div>
      )}
      <p className={styles.purposes}>
        <span>Подойдёт под</span>
        {purposeWords(unit.purposes)}
      </p>
      <div className={styles.actions}>
        {unit.price === null ? (
          <Button wide {...leadTrigger('callRequest')}>
            Подобрать похожее
          </Button>
        ) : (
          <>
            <Button wide {...unitTrigger(unit)}>
              Оставить заявку на&nbsp;помещение
            </Button>
            <div className={styles.row}>
              <Button variant="secondary" {...leadTrigger('callRequest')}>
                Заказать звонок
              </Button>
              <LotActions bordered lot={{ id: unit.id, title: unitName(unit) }} />
            </div>
          </>
        )}
        <ArrowLink href={`/kommerciya/${unit.vendor}?building=${unit.subvendor}`}>
          Все помещения корпуса
        </ArrowLink>
      </div>
    </div>
  );
}
