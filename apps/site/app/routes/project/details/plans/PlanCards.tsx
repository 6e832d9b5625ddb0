import { formatArea, formatCount, formatMillions } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { countFlats } from '../../../../store/apartments/count-flats.ts';
import { roomsTitle } from '../../../../store/objects/lot-title.ts';
import { catalogueOf } from '../data/catalogue-of.ts';
import type { Complex } from '../data/complex.ts';
import styles from './PlanCards.module.css';

/** So many stand on the page; the catalogue has the others. */
const SHOWN = 8;
const PLANS = ['планировка', 'планировки', 'планировок'] as const;

/** Flat types that are for sale; each leads to its flats in the catalogue. */
export function PlanCards({ vendor, plans }: Pick<Complex, 'vendor' | 'plans'>) {
  if (plans.length === 0) return null;
  return (
    <Section
      id="plans"
      title="Планировки"
      flush
      aside={
        <ArrowLink href={`${catalogueOf(vendor)}&view=plans`}>
          {formatCount(plans.length, PLANS)}
        </ArrowLink>
      }
    >
      <ul className={styles.plans}>
        {plans.slice(0, SHOWN).map((plan) => (
          <li key={plan.id}>
            <a href={catalogueOf(vendor, { plan: [plan.id] })}>
              <img data-drawing="" src={plan.drawing} alt="" loading="lazy" decoding="async" />
              <h3>
                {roomsTitle(plan)}, {formatArea(plan.area)}
              </h3>
              <b>от&nbsp;{formatMillions(plan.priceFrom)}</b>
              <span className="muted">{countFlats(plan.count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
