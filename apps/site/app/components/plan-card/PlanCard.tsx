import type { ResultOf } from '@m30/api/client';
import { formatArea, formatMillions } from '@m30/ui-kit/format';
import { countFlats } from '../../store/apartments/count-flats.ts';
import { CardPlan, CardPrice, ListingCard } from '../listing-card/index.ts';
import { monthlyFromWords } from '../../store/objects/monthly-words.ts';
import styles from './PlanCard.module.css';

type PlanGroup = ResultOf<'Objects.GetPlans'>['plans'][number];

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
  const { title, areaFrom, areaTo, count, priceFrom, paymentFrom, downPaymentFrom, complexes } =
    plan;
  return (
    <ListingCard
      className={styles.card}
      plan={
        <CardPlan className={styles.plan} src={plan.plan} alt="Планировка квартиры" eager={eager} />
      }
      title={
        <a href={href}>
          {title}, {areas(areaFrom, areaTo)}
        </a>
      }
    >
      <CardPrice
        className={styles.price}
        price={<>от&nbsp;{formatMillions(priceFrom)}</>}
        payment={monthlyFromWords(paymentFrom, downPaymentFrom)}
      >
        <span>{countFlats(count)}</span>
      </CardPrice>
      <p className={styles.where}>{complexes.map(({ name }) => name).join(', ')}</p>
    </ListingCard>
  );
}

/** «48,4 м²», «48,1–48,9 м²». */
function areas(from: number, to: number): string {
  const [least, most] = [formatArea(from), formatArea(to)];
  return least === most ? least : `${least.replace(/\u00a0м²$/, '')}\u2060–\u2060${most}`;
}
