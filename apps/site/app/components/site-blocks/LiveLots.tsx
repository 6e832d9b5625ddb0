import { CreditNote } from '@m30/calculators/credit';
import { LotCard, LotGrid } from '../lot-card/index.ts';
import type { FoundLots } from './blocks-live.ts';
import styles from './LiveLots.module.css';

export interface LiveLotsProps {
  found: FoundLots;
}

/** Lots that a block shows, with the terms behind their payments. */
export default function LiveLots({ found: { lots, programme } }: LiveLotsProps) {
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
      <p className={styles.disclaimer}>Не&nbsp;является публичной офертой.</p>
    </>
  );
}
