import type { Api, ResultOf } from '@m30/api/client';
import { loanRule } from '@m30/calculators/money';
import { redirectWithin } from '@m30/shell/server';
import { toLotCardView, type LotCardView } from '../../../../components/lot-card/lot-card-view.ts';
import {
  catalogueHref,
  catalogueListing,
  type CatalogueState,
  type CatalogueView,
  filterOf,
  VIEWS,
} from '../../../../store/apartments/filter-url.ts';
import { carryTerms, loanChoice, termsIn } from '../../../../store/apartments/payment-terms.ts';
import { isTidy } from '../../../../store/listing/index.ts';
import { loadCommutes, type Commute } from '../../../../store/commute/commutes.server.ts';
import { rowsOf } from '../../../../store/commute/ways-words.server.ts';
import { waysSearch } from '../../../../store/commute/ways-search.ts';
import { activeChips } from './active-chips.ts';
import { catalogueTitle, isIndexable } from './catalogue-title.server.ts';
import { filtersHref } from './filters-href.ts';
import { summaries } from './filter-words.ts';
import { waysOut } from './ways-out.ts';
import { loadBoard } from './board.server.ts';
import { loadPlaces } from './places.server.ts';

/** What every view knows of the lots that were found. */
type Counted = Pick<ResultOf<'Objects.GetLots'>, 'total' | 'facets' | 'relaxations' | 'programme'>;

/**
 * The catalogue for an address. What the address does not say properly stays in `state.refused` and is
 * not asked for.
 * @throws Response a redirect to the same state written properly, or to the last page there is
 */
export async function loadCatalogue(api: Api, url: URL) {
  const state = catalogueListing.read(url.searchParams);
  if (!isTidy(catalogueListing, url.searchParams, state))
    throw redirectWithin(catalogueHref(state));
  const commutes = await loadCommutes(api, state.query);
  const { counted, found } = await loadView(api, state, commutes);
  const { facets, total } = counted;
  const active = activeChips(state, facets, commutes);
  return {
    state,
    total,
    facets,
    found,
    title: catalogueTitle(state.query, facets),
    chips: active,
    commutes,
    carried: catalogueListing.entries(state).filter(([key]) => key !== 'page' && key !== 'sort'),
    chosen: Object.fromEntries(
      Object.entries(summaries).map(([id, words]) => [id, words(state.query, facets)]),
    ),
    ways: waysOut(state, counted.relaxations),
    programme: counted.programme,
    // Made here: no page of lots loads the words of a formula.
    formula: loanRule(counted.programme, loanChoice(termsIn(state.query))),
    hrefs: {
      views: viewHrefs(state),
      filters: filtersHref(state),
      page: pageAddress(state),
    },
    seo: {
      indexable: isIndexable(state.query) && state.refused.length === 0,
      path: canonicalPath(state),
    },
  };
}

/** What the page renders. */
export type CatalogueData = Awaited<ReturnType<typeof loadCatalogue>>;

/** What the chosen view shows. */
type Found = CatalogueData['found'];

/** What one of the views shows. */
export type FoundOf<View extends CatalogueView> = Extract<Found, { view: View }>;

async function loadView(api: Api, state: CatalogueState, commutes: readonly Commute[]) {
  const { query } = state;
  const { view = 'cards' } = query;
  const filter = filterOf(query);
  if (view === 'cards') return loadLots(api, state, view, commutes);
  if (view === 'list') return loadLots(api, state, view, commutes);
  const { plans, ...counted } = await api.get('Objects.GetPlans', {
    ...filter,
    ...(query.sort && { sort: query.sort }),
  });
  if (view === 'plans') {
    const { view: _, page: __, ...rest } = query;
    const withHref = plans.map((plan) => ({
      ...plan,
      href: catalogueHref({ ...state, query: { ...rest, plan: [plan.id] } }),
    }));
    return { counted, found: { view, plans: withHref } };
  }
  if (view === 'chess')
    return { counted, found: { view, ...(await loadBoard(api, state, counted.facets)) } };
  return { counted, found: { view, commutes, ...(await loadPlaces(api, state, plans)) } };
}

async function loadLots<View extends 'cards' | 'list'>(
  api: Api,
  state: CatalogueState,
  view: View,
  commutes: readonly Commute[],
) {
  const { sort, page } = state.query;
  const { lots, pageSize, ...answer } = await api.get('Objects.GetLots', {
    ...filterOf(state.query),
    ...(sort && { sort }),
    ...(page && { page }),
  });
  const pages = Math.ceil(answer.total / pageSize);
  if (answer.total > 0 && answer.page > pages) {
    throw redirectWithin(catalogueHref({ ...state, query: { ...state.query, page: pages } }));
  }
  const waysFrom = (vendor: string) =>
    commutes.length > 0 ? { ways: rowsOf(commutes, vendor) } : {};
  const counted: Counted = answer;
  const carry = carryTerms(termsIn(state.query), waysSearch(state.query));
  return {
    counted,
    found: {
      view,
      page: answer.page,
      pages,
      pageSize,
      lots: lots.map((lot): LotCardView =>
        carry({ ...toLotCardView(lot), ...waysFrom(lot.vendor) }),
      ),
    },
  };
}

/** The same flats in every view, from the first page. */
function viewHrefs(state: CatalogueState): Record<CatalogueView, string> {
  const { query, ...rest } = catalogueListing.lift(state, []);
  const { view: _, ...filter } = query;
  const hrefs = VIEWS.map((view, i) => {
    const own = { ...filter, ...(i > 0 && { view }) };
    return [view, catalogueHref({ ...rest, query: own })];
  });
  return Object.fromEntries(hrefs) as Record<CatalogueView, string>;
}

/** Address of a page of the list; `{page}` stands for its number. */
function pageAddress({ query, ...rest }: CatalogueState): string {
  const NUMBER = 9999;
  const address = catalogueHref({ ...rest, query: { ...query, page: NUMBER } });
  return address.replace(`page=${NUMBER}`, 'page={page}');
}

/** Order and view make no other page; a page of the plain list is one of its own. */
function canonicalPath({ query }: CatalogueState): string {
  const { sort, view, page, ...filter } = query;
  const own = page !== undefined && !sort && !view;
  return catalogueHref({ query: { ...filter, ...(own && { page }) }, refused: [] });
}
