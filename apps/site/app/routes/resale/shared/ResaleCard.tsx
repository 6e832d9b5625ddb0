import { Badge } from '@m30/ui-kit/badge';
import { formatMoney } from '@m30/ui-kit/format';
import { lotTitle } from '../../../store/objects/lot-title.ts';
import { HouseDrawing } from './HouseDrawing.tsx';
import { floorWords, placeTitle, statusWords } from './resale-words.ts';
import type { ResaleFlat } from './resale.server.ts';
import styles from './ResaleCard.module.css';

/** Props of {@link ResaleCard}. */
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
  const status = statusWords(flat.status);
  return (
    <article className={styles.card} data-status={flat.status}>
      <p className={styles.badges}>
        {status && <Badge tone={flat.status === 'sold' ? 'neutral' : 'held'}>{status}</Badge>}
      </p>
      {flat.plan === null ? (
        <HouseDrawing className={styles.plan} house={flat} />
      ) : (
        <img
          className={styles.plan}
          data-mirrored={flat.mirrored || undefined}
          src={flat.plan}
          alt="Схема планировки"
          loading={eager ? undefined : 'lazy'}
          decoding="async"
        />
      )}
      <h3 className={styles.title}>
        <a href={flat.url}>
          {lotTitle(flat)}
          <span className="visually-hidden">, {flat.place}</span>
        </a>
      </h3>
      {flat.price !== null && (
        <p className={styles.price}>
          <b>{formatMoney(flat.price)}</b>
          {flat.oldPrice !== null && (
            <s>
              <span className="visually-hidden">прежняя цена </span>
              {formatMoney(flat.oldPrice)}
            </s>
          )}
        </p>
      )}
      <p className={styles.place}>
        {placeTitle(flat)}
        <span>
          {flat.metro ? `${flat.metro.name}, ${flat.metro.minutes}\u00a0мин` : flat.district}
        </span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Этаж</dt>
          <dd>{floorWords(flat)}</dd>
        </div>
        <div>
          <dt>Дом</dt>
          <dd>{flat.year}&nbsp;года</dd>
        </div>
        <div>
          <dt>Цена метра</dt>
          <dd>
            {flat.price === null
              ? '—'
              : formatMoney(Math.round(flat.price / 100 / flat.area) * 100)}
          </dd>
        </div>
      </dl>
    </article>
  );
}
