import { memo, type MouseEvent, type ReactNode } from 'react';
import { formatMoney, formatQuarter } from '@m30/ui-kit/format';
import { CardFacts, CardPlan, CardPrice, ListingCard } from '../listing-card/index.ts';
import type { LotCardView } from './lot-card-view.ts';
import { LotBadges } from './LotBadges.tsx';
import styles from './LotCard.module.css';
import { monthlyWords } from '../../store/objects/monthly-words.ts';
import { lotTitle } from '../../store/objects/lot-title.ts';

export interface LotCardProps {
  lot: LotCardView;
  /**
   * Loads the plan at once, for cards of the first screen.
   * @default false
   */
  eager?: boolean;
  /** Buttons of this lot, above the link at the upper right corner. */
  actions?: ReactNode;
  /** Names cards whose actions follow from the lot alone: the server renders each once for many documents. */
  cachedAs?: string;
}

/** One lot in a grid: a single link over the whole cell; its heading is an h3. */
export const LotCard = memo(function LotCard({
  lot,
  eager = false,
  actions,
  cachedAs,
}: LotCardProps) {
  return (
    <ListingCard
      cacheKey={cachedAs ? [cachedAs, lot, eager] : null}
      className={styles.card}
      status={lot.status}
      badges={<LotBadges lot={lot} />}
      plan={
        <CardPlan
          className={styles.plan}
          src={lot.plan}
          alt="Планировка квартиры"
          mirrored={lot.mirrored}
          eager={eager}
        />
      }
      title={
        <a href={lot.url} data-view-transition="" onClick={nameTransition}>
          {lotTitle(lot)}
          <span className="visually-hidden">
            , {lot.complexName}, {placeOf(lot)}
          </span>
        </a>
      }
      actions={actions}
    >
      <LotPrice lot={lot} />
      <LotFacts lot={lot} />
      {lot.ways && <CardFacts className={styles.ways} rows={lot.ways} />}
    </ListingCard>
  );
});

function LotPrice({ lot: { price, oldPrice, payment, downPayment } }: Pick<LotCardProps, 'lot'>) {
  if (price === null) return null;
  return (
    <CardPrice
      className={styles.price}
      price={formatMoney(price)}
      oldPrice={oldPrice}
      payment={payment !== null && monthlyWords(payment, downPayment)}
    />
  );
}

function LotFacts({ lot }: Pick<LotCardProps, 'lot'>) {
  return (
    <CardFacts
      className={styles.facts}
      rows={[
        [lot.complexName, placeOf(lot)],
        [
          'Этаж',
          <>
            {lot.floor} из {lot.floors}
          </>,
        ],
        ['Срок сдачи', lot.handover ? formatQuarter(lot.handover) : 'дом сдан'],
      ]}
    />
  );
}

/** «корп. 2, № 131». */
const placeOf = ({ buildingName, number }: LotCardView) =>
  `${shortBuilding(buildingName)}, №\u00a0${number}`;

/** «Корпус 2» → «корп. 2». */
const shortBuilding = (name: string) => name.replace(/^Корпус\s/, 'корп.\u00a0');

/** Gives the pressed card's plan the name it shares with the plan of the lot page. */
function nameTransition({ currentTarget }: MouseEvent) {
  for (const plan of document.querySelectorAll(`.${styles.plan}[data-leaving]`)) {
    plan.removeAttribute('data-leaving');
  }
  currentTarget.closest('article')?.querySelector('img')?.setAttribute('data-leaving', '');
}
