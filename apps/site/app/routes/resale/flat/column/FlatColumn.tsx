import { Badge } from '@m30/ui-kit/badge';
import { Button } from '@m30/ui-kit/button';
import { formatMoney } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { ArrowLink } from '@m30/ui-kit/link';
import { Coordinate } from '../../../../components/coordinate/Coordinate.tsx';
import { lotPageTitle } from '../../../../components/lot-card/lot-title.ts';
import { placeTitle, statusWords } from '../../shared/resale-words.ts';
import { showTrigger } from '../data/show-trigger.ts';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import styles from './FlatColumn.module.css';

/** What the flat is, where it is, what it costs, who shows it; stays in sight on a desk. */
export function FlatColumn({ flat }: { flat: ResalePageFlat }) {
  const status = statusWords(flat.status);
  return (
    <div className={styles.column}>
      <div>
        <Coordinate value={flat.coordinate} />
        <h1 className={styles.title}>
          {lotPageTitle(flat)}
          <span className="visually-hidden">, {flat.place}</span>
        </h1>
        <p className={styles.place}>
          {placeTitle(flat)}, {flat.district}
        </p>
        {status && (
          <p className={styles.status}>
            <Badge tone={flat.status === 'sold' ? 'neutral' : 'held'}>{status}</Badge>
          </p>
        )}
      </div>
      {flat.price !== null && (
        <div>
          <p className={styles.price}>{formatMoney(flat.price)}</p>
          <p className={styles.metre}>
            {flat.oldPrice !== null && (
              <s>
                <span className="visually-hidden">прежняя цена </span>
                {formatMoney(flat.oldPrice)}
              </s>
            )}
            {flat.pricePerMetre !== null && (
              <span>{formatMoney(flat.pricePerMetre)} за&nbsp;м²</span>
            )}
          </p>
        </div>
      )}
      <div className={styles.agent}>
        <p>Показывает</p>
        <b>{flat.agent.name}</b>
        <p>{flat.agent.about}</p>
      </div>
      <div className={styles.actions}>
        {flat.price === null ? (
          <Button wide {...leadTrigger('callRequestSecondary')}>
            Подобрать похожую
          </Button>
        ) : (
          <>
            <Button wide {...showTrigger(flat)}>
              Посмотреть квартиру
            </Button>
            <Button wide variant="secondary" href="/trade-in">
              Узнать про зачёт своей
            </Button>
          </>
        )}
        <ArrowLink href="/vtorichka/ipoteki">Ипотека на&nbsp;готовое жильё</ArrowLink>
      </div>
    </div>
  );
}
