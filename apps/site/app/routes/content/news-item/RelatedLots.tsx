import { HowCounted, type HowCountedProps } from '@m30/calculators/counted';
import { CreditNote, type StatedCredit } from '@m30/calculators/credit';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { LotCard, LotGrid, type LotCardView } from '../../../components/lot-card/index.ts';
import styles from './NewsItemPage.module.css';

export interface RelatedLotsProps {
  complex: { vendor: string; name: string };
  lots: readonly LotCardView[];
  /** Terms behind the payments on the cards. */
  programme: StatedCredit;
  formula: HowCountedProps['rows'];
}

/** Flats of the complex that a news item is about. */
export function RelatedLots({ complex, lots, programme, formula }: RelatedLotsProps) {
  return (
    <Section
      id="lots"
      title={`Квартиры в\u00a0комплексе «${complex.name}»`}
      tone="paper"
      aside={<ArrowLink href={`/katalog?complex=${complex.vendor}`}>Все квартиры</ArrowLink>}
    >
      <LotGrid columns={4}>
        {lots.map((lot) => (
          <LotCard key={lot.id} lot={lot} />
        ))}
      </LotGrid>
      <CreditNote className={styles.disclaimer} credits={[programme]} />
      <HowCounted rows={formula} />
      <p className={styles.disclaimer}>Не&nbsp;является публичной офертой.</p>
    </Section>
  );
}
