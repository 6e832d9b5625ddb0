import { Fragment } from 'react';
import { formatNumber } from '@m30/ui-kit/format';
import { Pagination } from '@m30/ui-kit/pagination';
import { LotCard, LotGrid } from '../../../../components/lot-card/index.ts';
import { catalogueHref } from '../../../../store/apartments/filter-url.ts';
import type { CatalogueData } from '../catalogue.server.ts';
import { HelpTile } from './HelpTile.tsx';
import { ProgrammeTile } from './ProgrammeTile.tsx';
import { shownRange } from './shown-range.ts';
import styles from './Results.module.css';

/** Cards before the programme's tile, and cards that are in sight at once. */
const BEFORE_TILE = 4;
const FIRST_SCREEN = 3;

/** Props of {@link Results}. */
export interface ResultsProps {
  found: CatalogueData;
  /** Another page or filter is on its way. */
  pending: boolean;
}

/** Lots of one page in their grid, and the way to the other pages. */
export function Results({ found, pending }: ResultsProps) {
  const { lots, page, pages, programme, state, total } = found;
  const tileAfter = page === 1 ? Math.min(BEFORE_TILE, lots.length) : 0;
  const { first, last } = shownRange(found);
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="visually-hidden">
        Найденные квартиры
      </h2>
      <LotGrid pending={pending}>
        {lots.map((lot, i) => (
          <Fragment key={lot.url}>
            <LotCard lot={lot} eager={i < FIRST_SCREEN} />
            {i + 1 === tileAfter && <ProgrammeTile programme={programme} />}
          </Fragment>
        ))}
        <HelpTile cells={lots.length + (tileAfter > 0 ? 1 : 0)} />
      </LotGrid>
      <div className={styles.pager}>
        <p>
          Показаны {formatNumber(first)}
          {'\u2060–\u2060'}
          {formatNumber(last)} из&nbsp;{formatNumber(total)}
        </p>
        <Pagination
          page={page}
          pages={pages}
          href={(to) => catalogueHref({ ...state, query: { ...state.query, page: to } })}
        />
      </div>
      <p className={styles.disclaimer}>{programme.disclaimer}</p>
    </section>
  );
}
