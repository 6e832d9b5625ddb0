import { useNavigation } from 'react-router';
import { Pagination } from '@m30/ui-kit/pagination';
import { ListingToolbar, NothingFound, waysOut } from '../../../components/listing-form/index.ts';
import { LotGrid } from '../../../components/lot-card/index.ts';
import { liftWords, resaleChips } from '../shared/resale-chips.ts';
import { RESALE_PATH, resaleListing, SORTS } from '../shared/resale-url.ts';
import { flatsWords } from '../shared/resale-words.ts';
import type { ResaleFound } from '../shared/resale.server.ts';
import { ResaleCard } from '../shared/ResaleCard.tsx';
import { ResaleFilters } from './ResaleFilters.tsx';
import styles from './ResaleResults.module.css';

const FIRST_SCREEN = 3;

/** Filters of resale flats, what they find, and the way through its pages. */
export function ResaleResults({ found }: { found: ResaleFound }) {
  const navigation = useNavigation();
  const { state, facets, total, flats, page, pages } = found;
  const pending = navigation.location?.pathname === RESALE_PATH;
  const place = { action: RESALE_PATH, listing: resaleListing, state };
  return (
    <>
      <ResaleFilters found={found} />
      <ListingToolbar
        {...place}
        chips={resaleChips(state, facets)}
        count={flatsWords(total)}
        sorts={SORTS}
      />
      {total === 0 ? (
        <NothingFound
          what="квартир"
          ways={waysOut(place, found.relaxations, { lift: liftWords, count: flatsWords })}
          all={{ label: 'Показать все квартиры', href: RESALE_PATH }}
        />
      ) : (
        <section aria-labelledby="results">
          <h2 id="results" className="visually-hidden">
            Квартиры в&nbsp;продаже
          </h2>
          <LotGrid pending={pending}>
            {flats.map((flat, index) => (
              <ResaleCard key={flat.id} flat={flat} eager={index < FIRST_SCREEN} />
            ))}
          </LotGrid>
          <Pagination
            className={styles.pages}
            page={page}
            pages={pages}
            href={(to) =>
              RESALE_PATH + resaleListing.write({ ...state, query: { ...state.query, page: to } })
            }
          />
          <p className={styles.note}>
            Цену назначает собственник, она не&nbsp;является публичной офертой. Схемы планировок
            справочные.
          </p>
        </section>
      )}
    </>
  );
}
