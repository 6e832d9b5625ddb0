import type { ResultOf } from '@m30/api/client';
import { formatArea, formatCount, formatMillions, formatMoney } from '@m30/ui-kit/format';
import styles from './PlanCard.module.css';

type PlanGroup = ResultOf<'Objects.GetPlans'>['plans'][number];

/** Props of {@link PlanCard}. */
export interface PlanCardProps {
  /** Flats of one type. */
  plan: PlanGroup;
  /** The catalogue with these flats. */
  href: string;
  /**
   * Loads the drawing at once, for cards of the first screen.
   * @default false
   */
  eager?: boolean;
}

/** Flats of one type in a grid: a single link to them; its heading is an h3. */
export function PlanCard({ plan, href, eager = false }: PlanCardProps) {
  const { title, areaFrom, areaTo, count, priceFrom, paymentFrom, complexes } = plan;
  return (
    <article className={styles.card}>
      <img
        className={styles.plan}
        src={plan.plan}
        alt="Планировка квартиры"
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
      <h3 className={styles.title}>
        <a href={href}>
          {title}, {areas(areaFrom, areaTo)}
        </a>
      </h3>
      <p className={styles.price}>
        <b>от&nbsp;{formatMillions(priceFrom)}</b>
        <span>{formatCount(count, ['квартира', 'квартиры', 'квартир'])}</span>
      </p>
      <p className={styles.payment}>от&nbsp;{formatMoney(paymentFrom)} в&nbsp;месяц</p>
      <p className={styles.where}>{complexes.map(({ name }) => name).join(', ')}</p>
    </article>
  );
}

/** «48,4 м²», «48,1–48,9 м²». */
function areas(from: number, to: number): string {
  const [least, most] = [formatArea(from), formatArea(to)];
  return least === most ? least : `${least.replace(/\u00a0м²$/, '')}\u2060–\u2060${most}`;
}
