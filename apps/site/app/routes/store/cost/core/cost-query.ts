/** Flats that are ranked at most. */
const MOST = 10;

const ID = /^[a-z0-9][a-z0-9._-]{0,79}$/i;

/** Ids of the flats of an address: `lots=k2-57,t2-131`, or twice `lots`, as a form sends it. */
export function readLots(search: URLSearchParams): string[] {
  const named = search.getAll('lots').flatMap((text) => text.split(','));
  return [...new Set(named.filter((id) => ID.test(id)))].slice(0, MOST);
}

/** Where the years of some flats are counted: of one, of two side by side; more are ranked by all that they cost. */
export const costHref = (ids: readonly string[]): string =>
  `/stoimost?lots=${ids.slice(0, MOST).join(',')}`;

/** The years of one flat of an address by the same assumptions. */
export function yearsHref(search: string, id: string): string {
  const assumed = new URLSearchParams(search);
  assumed.delete('lots');
  return `${costHref([id])}${assumed.size > 0 ? `&${assumed.toString()}` : ''}`;
}
