import type { Facets } from '@m30/api';
import { ApiRefusal, type Api, type ResultOf } from '@m30/api/client';
import {
  catalogueHref,
  filterOf,
  type CatalogueState,
} from '../../../../store/apartments/filter-url.ts';
import { waysSearch } from '../../../../store/commute/ways-search.ts';
import { carryTerms, termsIn } from '../../../../store/apartments/payment-terms.ts';

/** A complex or a building to look at, with the flats that pass the filters. */
export interface BoardChoice {
  label: string;
  count: number;
  href: string;
  current: boolean;
}

/**
 * The chessboards of one complex, of one building where that is chosen as well, and the buildings to choose from. It is the chosen
 * complex, or the one where most flats pass the filters. A chip counts what its own address shows: the complex without the building
 * that is chosen now, the building beside the others.
 */
export async function loadBoard(api: Api, state: CatalogueState, facets: Facets) {
  const [subvendor, anotherBuilding] = state.query.building ?? [];
  const vendor = shownComplex(state, facets);
  const { building } = await ownFacets(api, state, facets, vendor);
  const own = building.filter(({ complexes }) => complexes.some((one) => one === vendor));
  const chosen = subvendor === undefined ? own.map(({ value }) => value) : [subvendor];
  const boards = vendor !== undefined && anotherBuilding === undefined ? chosen : [];
  const { complex } = subvendor === undefined ? facets : await complexFacets(api, state);
  return {
    complexes: complex.map(({ value, label, count }): BoardChoice => ({
      label,
      count,
      href: catalogueHref(withPlace(state, { complex: [value] })),
      current: value === vendor,
    })),
    buildings: own.map(({ value, label, count }): BoardChoice => ({
      label,
      count,
      href: catalogueHref(withPlace(state, { complex: [vendor ?? ''], building: [value] })),
      current: value === subvendor,
    })),
    boards: await Promise.all(
      boards.map((building) =>
        findChess(api, state, { vendor: vendor ?? '', subvendor: building }),
      ),
    ).then((found) => found.filter((chess) => chess !== null)),
  };
}

/** The complex that is chosen; of several, or of all, the one with most flats. */
function shownComplex({ query: { complex: chosen } }: CatalogueState, facets: Facets) {
  if (chosen?.length === 1) return chosen[0];
  const [most] = facets.complex
    .filter(({ value, count }) => count > 0 && (chosen === undefined || chosen.includes(value)))
    .toSorted((one, other) => other.count - one.count);
  return most?.value;
}

/** Facets of the complex that is shown: buildings of several have the same names. */
async function ownFacets(
  api: Api,
  { query }: CatalogueState,
  facets: Facets,
  vendor: string | undefined,
): Promise<Facets> {
  const alone = query.complex?.length === 1;
  if (alone || vendor === undefined) return facets;
  return (await api.get('Objects.GetFilter', filterOf({ ...query, complex: [vendor] }))).facets;
}

/** Flats of each complex, whatever building is chosen. */
async function complexFacets(api: Api, { query }: CatalogueState): Promise<Facets> {
  const { building: _, ...filter } = query;
  return (await api.get('Objects.GetFilter', filterOf(filter))).facets;
}

/** An address may name a building that is nowhere: then there is a choice and no board. */
async function findChess(
  api: Api,
  { query }: CatalogueState,
  address: { vendor: string; subvendor: string },
): Promise<ResultOf<'Objects.GetChess'> | null> {
  try {
    const chess = await api.get('Objects.GetChess', { ...address, ...filterOf(query) });
    return withLinks(chess, carryTerms(termsIn(query), waysSearch(query)));
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 404) return null;
    throw error;
  }
}

function withLinks(
  chess: ResultOf<'Objects.GetChess'>,
  carry: ReturnType<typeof carryTerms>,
): ResultOf<'Objects.GetChess'> {
  const sections = chess.sections.map(({ number, floors }) => ({
    number,
    floors: floors.map(({ floor, cells }) => ({
      floor,
      cells: cells.map((cell) => cell && carry(cell)),
    })),
  }));
  return { ...chess, sections };
}

function withPlace(
  { query, refused }: CatalogueState,
  place: { complex: string[]; building?: string[] },
): CatalogueState {
  const { building: _, page: __, ...rest } = query;
  return { refused, query: { ...rest, ...place } };
}
