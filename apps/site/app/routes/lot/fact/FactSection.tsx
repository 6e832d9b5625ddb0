import { Section } from '@m30/ui-kit/section';
import { FactRows, MarkedFacade } from '../../../components/listing-page/index.ts';
import { HowCounted } from '@m30/calculators/counted';
import { countedWords, facadeWords, floorWords, parameters } from '../data/lot-words.ts';
import type { LotView } from '../data/lot.server.ts';
import styles from './FactSection.module.css';

/** Parameters of the lot, and where it is in its building. */
export function FactSection({ lot }: { lot: LotView }) {
  return (
    <Section aria-label="О квартире">
      <div className={styles.facts}>
        <div>
          <h2 className={styles.title}>Параметры</h2>
          <FactRows className={styles.parameters} rows={parameters(lot)} />
          <HowCounted rows={countedWords(lot)} />
        </div>
        {lot.facade && (
          <div>
            <h2 className={styles.title}>Где она в&nbsp;доме</h2>
            <MarkedFacade
              facade={lot.facade}
              alt={facadeWords(lot)}
              sizes="(min-width: 1360px) 40vw, 100vw"
            />
            <p className={styles.note}>{floorWords(lot)}</p>
          </div>
        )}
      </div>
    </Section>
  );
}
