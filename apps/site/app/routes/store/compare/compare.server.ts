import type { Api, ResultOf } from '@m30/api/client';
import { catalogueListing } from '../../../store/apartments/filter-url.ts';
import { BY_WORDS } from '../../../store/commute/commute-words.ts';
import { loadCommutes, type Commute } from '../../../store/commute/commutes.server.ts';
import { COUNTED_COMMUTE } from '../../../store/commute/counted-commute.ts';
import { waysSearch } from '../../../store/commute/ways-search.ts';
import { type ComparedWay, readSharedLots } from '../../../store/compare/index.ts';

interface Clients {
  /** Calls as nobody, for a shared link. */
  api: Api;
  visitorApi: Api;
}

/** The visitor's comparison, or that of a shared link. */
export async function loadCompare({ api, visitorApi }: Clients, url: URL): Promise<CompareData> {
  const { searchParams } = url;
  const shared = readSharedLots(searchParams);
  const comparison =
    shared === null
      ? await visitorApi.get('Content.GetPageCompare', {})
      : // An id that no lot has, since an empty list would mean the visitor's own.
        await api.get('Content.GetPageCompare', { lots: shared.length > 0 ? shared : ['0'] });
  const { query } = catalogueListing.read(searchParams);
  const commutes = await loadCommutes(api, query).catch(() => []);
  return {
    ...comparison,
    ways: commutes.map(compared),
    counted: commutes.length > 0 ? COUNTED_COMMUTE : [],
    waysSearch: waysSearch(query),
    isShared: shared !== null,
    // The form sends «0» ahead of the box, so that an empty box is told from none.
    onlyDifferences: searchParams.getAll('diff').at(-1) !== '0',
    pinned: searchParams.get('pin'),
  };
}

const compared = ({ label, by, ways }: Commute): ComparedWay => ({
  name: `${label}, ${BY_WORDS[by]}`,
  minutes: Object.fromEntries(
    ways.flatMap(({ vendor, minutes }) => (minutes === null ? [] : [[vendor, minutes]])),
  ),
});

/** What the page renders. */
export interface CompareData extends Comparison {
  /** To the visitor's addresses, where the page's address says some. */
  ways: readonly ComparedWay[];
  /** How their minutes are counted. */
  counted: typeof COUNTED_COMMUTE;
  /** The same ways as the page's address says them; '' for none. */
  waysSearch: string;
  /** Somebody else's lots, to look at. */
  isShared: boolean;
  /** Hide what all lots share; so it is at first. */
  onlyDifferences: boolean;
  /** Id of the lot that the others are compared to; `null` means the first of its kind. */
  pinned: string | null;
}

type Comparison = ResultOf<'Content.GetPageCompare'>;
