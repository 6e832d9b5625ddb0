import { fullCostWords } from '@m30/calculators/credit/core';
import { formatCount, formatDate, formatMillions, formatPercent } from '@m30/ui-kit/format';
import { Graticule } from '@m30/ui-kit/graticule';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { CachedMarkup } from '@m30/shell/cached-markup';
import { ArrowLink } from '@m30/ui-kit/link';
import type { CatalogueData } from '../data/catalogue.server.ts';
import styles from './Tile.module.css';

/** The programme behind the payments of the cards, in its main figures; lenders and warnings stand under the cards. */
export function ProgrammeTile({ programme }: Pick<CatalogueData, 'programme'>) {
  const years = formatCount(Math.round(programme.term / 12), ['года', 'лет', 'лет']);
  return (
    <CachedMarkup
      as="aside"
      cacheKey={['programme', programme]}
      className={styles.tile}
      data-tone="deep"
      aria-label={programme.name}
    >
      {() => (
        <>
          <Graticule className={styles.graticule} axis />
          <div>
            <p className={`${styles.figure} ${styles.cost}`}>{fullCostWords(programme.cost)}</p>
            <p className={styles.words}>
              {programme.name}, ставка&nbsp;{formatPercent(programme.rate)}, на&nbsp;квартиры этой
              подборки
            </p>
          </div>
          <div>
            <p className={styles.terms}>
              Взнос от&nbsp;{formatPercent(programme.downPayment)}, срок до&nbsp;{years}, кредит
              до&nbsp;{formatMillions(programme.maxLoan)}. Актуально на&nbsp;
              {formatDate(programme.actualAt, 'short')}.
            </p>
            <ArrowLink className={styles.more} {...leadTrigger('callSpecialist')}>
              Узнать условия
            </ArrowLink>
          </div>
        </>
      )}
    </CachedMarkup>
  );
}
