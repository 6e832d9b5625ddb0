import { HowCounted } from '@m30/calculators/counted';
import { CreditNote } from '@m30/calculators/credit';
import type { CatalogueData } from '../data/catalogue.server.ts';
import { CardsView } from '../view/CardsView.tsx';
import { ChessView, ListView, MapView, PlansView } from '../view/lazy-views.ts';
import { Pager } from './Pager.tsx';
import styles from './Results.module.css';

export interface ResultsProps {
  data: Pick<CatalogueData, 'found' | 'formula' | 'hrefs' | 'programme' | 'total'>;
  /** Another page or filter is on its way. */
  pending: boolean;
}

/** What was found, in the chosen view. */
export function Results({ data, pending }: ResultsProps) {
  const { found, formula, hrefs, programme, total } = data;
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="visually-hidden">
        Найденные квартиры
      </h2>
      {found.view === 'cards' && (
        <CardsView found={found} programme={programme} pending={pending} />
      )}
      {found.view === 'list' && <ListView found={found} pending={pending} />}
      {found.view === 'plans' && <PlansView found={found} pending={pending} />}
      {found.view === 'chess' && <ChessView found={found} pending={pending} />}
      {found.view === 'map' && <MapView found={found} pending={pending} />}
      {(found.view === 'cards' || found.view === 'list') && (
        <Pager found={found} total={total} first={hrefs.views[found.view]} address={hrefs.page} />
      )}
      {/* The chessboard has its conditions among its boards. */}
      <div className={styles.disclaimer}>
        {found.view !== 'chess' && <CreditNote credits={[programme]} />}
        <HowCounted rows={formula} />
      </div>
    </section>
  );
}
