import { Section } from '@m30/ui-kit/section';
import { floorWords, parameters } from '../data/lot-words.ts';
import type { LotView } from '../data/lot.server.ts';
import styles from './FactSection.module.css';
import { FacadeView } from './FacadeView.tsx';

/** Parameters of the lot, and where it is in its building. */
export function FactSection({ lot }: { lot: LotView }) {
  return (
    <Section aria-label="О квартире">
      <div className={styles.facts}>
        <div>
          <h2 className={styles.title}>Параметры</h2>
          <dl className={styles.parameters}>
            {parameters(lot).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {lot.facade && (
          <div>
            <h2 className={styles.title}>Где она в&nbsp;доме</h2>
            <FacadeView lot={lot} facade={lot.facade} sizes="(min-width: 1360px) 40vw, 100vw" />
            <p className={styles.note}>{floorWords(lot)}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
