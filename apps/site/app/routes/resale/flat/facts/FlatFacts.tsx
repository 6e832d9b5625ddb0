import { metrePriceFormula } from '@m30/calculators/area';
import { HowCounted } from '@m30/calculators/counted';
import { Section } from '@m30/ui-kit/section';
import { FactRows } from '../../../../components/listing-page/index.ts';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import { flatFacts } from './flat-facts.ts';
import styles from './FlatFacts.module.css';

/** Parameters of the flat, how its price of a m² comes about, and what its agent says of it. */
export function FlatFacts({ flat }: { flat: ResalePageFlat }) {
  return (
    <Section aria-label="О квартире">
      <div className={styles.facts}>
        <div>
          <h2>Параметры</h2>
          <FactRows rows={flatFacts(flat)} />
          {flat.price !== null && (
            <HowCounted rows={[metrePriceFormula(flat.price, flat.area, 'page')]} />
          )}
        </div>
        <div>
          <h2>Рассказывает агент</h2>
          <div className={styles.words}>
            {flat.description.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
