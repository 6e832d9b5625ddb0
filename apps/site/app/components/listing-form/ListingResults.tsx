import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Pagination } from '@m30/ui-kit/pagination';
import { LotGrid } from '../lot-card/LotGrid.tsx';
import styles from './ListingResults.module.css';
import { ListingToolbar, type ListingToolbarProps } from './ListingToolbar.tsx';
import { NothingFound } from './NothingFound.tsx';
import { waysOut } from './ways-out.ts';

export interface ListingResultsProps<Query> extends Omit<ListingToolbarProps<Query>, 'count'> {
  total: number;
  /** The page shown, from 1. */
  page: number;
  pages: number;
  /** What each filter that leaves nothing would give if it were lifted. */
  relaxations: readonly { key: string; count: number }[];
  words: {
    /** Heading for screen readers. */
    title: string;
    /** Genitive of what is looked for: «квартир». */
    what: string;
    /** Label of the link to the whole list. */
    all: string;
    /** «12 квартир». */
    count: (count: number) => string;
    /** «Любая цена»; nothing for a filter that is not offered to be lifted. */
    lift: (key: string) => string | undefined;
    /** Stands under the list: what the price is not. */
    note: string;
  };
  /** Cards of the page. */
  children: ReactNode;
}

/** What filters find: how much, in which order, its cards and pages; or how to find something. */
export function ListingResults<Query extends { page?: number | undefined }>(
  props: ListingResultsProps<Query>,
) {
  const { action, listing, state, total, words } = props;
  const place = { action, listing, state };
  const pending = useNavigation().location?.pathname === action;
  return (
    <>
      <ListingToolbar
        {...place}
        chips={props.chips}
        count={words.count(total)}
        {...(props.sorts && { sorts: props.sorts })}
      />
      {total === 0 ? (
        <NothingFound
          what={words.what}
          ways={waysOut(place, props.relaxations, words)}
          all={{ label: words.all, href: action }}
        />
      ) : (
        <section aria-labelledby="results">
          <h2 id="results" className="visually-hidden">
            {words.title}
          </h2>
          <LotGrid pending={pending}>{props.children}</LotGrid>
          <Pagination
            className={styles.pages}
            page={props.page}
            pages={props.pages}
            href={(page) => action + listing.write({ ...state, query: { ...state.query, page } })}
          />
          <p className={styles.note}>{words.note}</p>
        </section>
      )}
    </>
  );
}
