import { Section } from '@m30/ui-kit/section';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import { flatFacts } from './flat-facts.ts';
import styles from './FlatFacts.module.css';

/** Parameters of the flat, and what its agent says of it. */
export function FlatFacts({ flat }: { flat: ResalePageFlat }) {
  return (
    <Section aria-label="О квартире">
      <div className={styles.facts}>
        <div>
          <h2>Параметры</h2>
          <dl className={styles.rows}>
            {flatFacts(flat).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
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
