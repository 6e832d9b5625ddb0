import { formatMoney } from '@m30/ui-kit/format';
import { metrePrice } from '@m30/calculators/area';
import {
  CardFacts,
  CardPlan,
  CardPrice,
  ListingCard,
} from '../../../components/listing-card/index.ts';
import { LotActions } from '../../../components/lot-actions/index.ts';
import { StatusBadge } from '../../../components/status-badge/StatusBadge.tsx';
import { lotTitle } from '../../../store/objects/lot-title.ts';
import { HouseDrawing } from './HouseDrawing.tsx';
import { flatTitle, floorWords, placeTitle, statusWords } from './resale-words.ts';
import type { ResaleFlat } from './resale.server.ts';
import styles from './ResaleCard.module.css';

export interface ResaleCardProps {
  flat: ResaleFlat;
  /**
   * Loads the plan at once, for cards of the first screen.
   * @default false
   */
  eager?: boolean;
}

/** One resale flat in a grid: a single link over the whole cell; its heading is an h3. */
export function ResaleCard({ flat, eager = false }: ResaleCardProps) {
  return (
    <ListingCard
      status={flat.status}
      badges={<StatusBadge status={flat.status} words={statusWords(flat.status)} />}
      plan={
        <div className={styles.scene}>
          {flat.plan !== null && (
            <CardPlan
              className={styles.plan}
              src={flat.plan}
              alt="Схема планировки"
              mirrored={flat.mirrored}
              eager={eager}
            />
          )}
          <HouseDrawing className={styles.house} house={flat} />
        </div>
      }
      title={
        <a href={flat.url}>
          {lotTitle(flat)}
          <span className="visually-hidden">, {flat.place}</span>
        </a>
      }
      actions={<LotActions likedOnly lot={{ id: flat.id, title: flatTitle(flat) }} />}
    >
      {flat.price !== null && (
        <CardPrice price={formatMoney(flat.price)} oldPrice={flat.oldPrice} />
      )}
      <p className={styles.place}>
        {placeTitle(flat)}
        <span>
          {flat.metro ? `${flat.metro.name}, ${flat.metro.minutes}\u00a0мин` : flat.district}
        </span>
      </p>
      <CardFacts
        rows={[
          ['Этаж', floorWords(flat)],
          ['Дом', <>{flat.year}&nbsp;года</>],
          ['Цена метра', metreWords(flat)],
        ]}
      />
    </ListingCard>
  );
}

const metreWords = ({ price, area }: ResaleFlat) =>
  price === null ? '—' : formatMoney(metrePrice(price, area, 'page'));
