import { useNavigation } from 'react-router';
import { Pagination } from '@m30/ui-kit/pagination';
import { ListingToolbar, NothingFound, waysOut } from '../../../components/listing-form/index.ts';
import { LotGrid } from '../../../components/lot-card/LotGrid.tsx';
import { liftWords, premisesChips } from './premises-chips.ts';
import { premisesListing, SORTS } from './premises-url.ts';
import { unitsWords } from './premises-words.ts';
import type { PremisesFound } from './premises.server.ts';
import { PremisesFilters } from './PremisesFilters.tsx';
import styles from './PremisesResults.module.css';
import { StoreUnit } from './StoreUnit.tsx';

/** Props of {@link PremisesResults}. */
export interface PremisesResultsProps {
  /** Address of the page. */
  action: string;
  found: PremisesFound;
  /**
   * The list is of one complex.
   * @default false
   */
  within?: boolean;
}

const FIRST_SCREEN = 3;

/** Filters of premises, what they find, and the way through its pages. */
export function PremisesResults({ action, found, within = false }: PremisesResultsProps) {
  const navigation = useNavigation();
  const { state, facets, total, lots, page, pages } = found;
  const pending = navigation.location?.pathname === action;
  const place = { action, listing: premisesListing, state };
  return (
    <>
      <PremisesFilters action={action} state={state} facets={facets} within={within} />
      <ListingToolbar
        {...place}
        chips={premisesChips(action, state, facets)}
        count={unitsWords(total)}
        sorts={SORTS}
      />
      {total === 0 ? (
        <NothingFound
          what="помещений"
          ways={waysOut(place, found.relaxations, { lift: liftWords, count: unitsWords })}
          all={{ label: 'Показать все помещения', href: action }}
        />
      ) : (
        <section aria-labelledby="results">
          <h2 id="results" className="visually-hidden">
            Найденные помещения
          </h2>
          <LotGrid pending={pending}>
            {lots.map((unit, index) => (
              <StoreUnit key={unit.id} unit={unit} eager={index < FIRST_SCREEN} />
            ))}
          </LotGrid>
          <Pagination
            className={styles.pages}
            page={page}
            pages={pages}
            href={(to) =>
              action + premisesListing.write({ ...state, query: { ...state.query, page: to } })
            }
          />
          <p className={styles.note}>
            Цена не&nbsp;является публичной офертой. Планы справочные, точные размеры указаны
            в&nbsp;договоре.
          </p>
        </section>
      )}
    </>
  );
}
