import { CreditNote } from '@m30/calculators/credit';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { LotGrid } from '../../../components/lot-card/index.ts';
import { sameRoomsHref } from '../data/lot-href.ts';
import type { LotView } from '../data/lot.server.ts';
import { SimilarCard } from './SimilarCard.tsx';
import styles from './SimilarSection.module.css';

/** Flats like this one, and the catalogue of all of them. */
export function SimilarSection({ lot }: { lot: LotView }) {
  if (lot.similar.length === 0) return null;
  return (
    <Section
      id="similar"
      title="Похожие квартиры"
      aside={
        <ArrowLink href={sameRoomsHref(lot)}>
          Все такие в&nbsp;комплексе «{lot.complexName}»
        </ArrowLink>
      }
    >
      <LotGrid columns={4}>
        {lot.similar.map((similar) => (
          <SimilarCard key={similar.id} lot={similar} />
        ))}
      </LotGrid>
      {/* A lot for sale has these conditions beside its banks. */}
      {lot.price === null && <CreditNote className={styles.disclaimer} credits={[lot.programme]} />}
      <p className={styles.disclaimer}>
        Цена не&nbsp;является публичной офертой. Изображения и&nbsp;планировки справочные, точные
        размеры указаны в&nbsp;договоре.
      </p>
    </Section>
  );
}
