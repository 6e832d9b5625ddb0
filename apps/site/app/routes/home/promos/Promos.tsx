import { ArrowLink } from '@m30/ui-kit/link';
import { Graticule } from '@m30/ui-kit/graticule';
import { Section } from '@m30/ui-kit/section';
import { PromoConditions } from '../../../components/rows/promo-row/PromoConditions.tsx';
import { PromoRow } from '../../../components/rows/promo-row/PromoRow.tsx';
import type { HomeSections } from '../data/home.server.ts';
import styles from './Promos.module.css';

export interface PromosProps extends Pick<HomeSections, 'promos' | 'month'> {
  /** Full conditions of the credit that the page has a note of; none without one. */
  said: readonly string[];
}

/** Offers in force, on the deep ground, with the conditions that the law wants beside a rate. */
export function Promos({ promos, month, said }: PromosProps) {
  if (promos.length === 0) return null;
  return (
    <div className={styles.promos} data-tone="deep">
      <Graticule className={styles.graticule} />
      <Section
        className={styles.section}
        tone="deep"
        title={`Условия ${month}`}
        aside={<ArrowLink href="/akcii">Все акции</ArrowLink>}
      >
        {promos.map((promo) => (
          <PromoRow key={promo.alias} promo={promo} heading="h3" />
        ))}
        <PromoConditions promos={promos} said={said} />
      </Section>
    </div>
  );
}
