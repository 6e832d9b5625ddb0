import { HowCounted } from '@m30/calculators/counted';
import { CreditNote } from '@m30/calculators/credit';
import { LotCard, LotGrid } from '../lot-card/index.ts';
import type { FoundLots } from './blocks-data.ts';
import styles from './LateLots.module.css';

export interface LateLotsProps {
  found: FoundLots;
}

/** Lots that a block shows, with the terms behind their payments. */
export default function LateLots({ found: { lots, programme, formula } }: LateLotsProps) {
  return (
    <>
      <div className={styles.lots}>
        <LotGrid>
          {lots.map((lot) => (
            <LotCard key={lot.id} lot={lot} />
          ))}
        </LotGrid>
      </div>
      <CreditNote className={styles.disclaimer} credits={[programme]} />
      <HowCounted rows={formula} />
      <p className={styles.disclaimer}>Не&nbsp;является публичной офертой.</p>
    </>
  );
}
