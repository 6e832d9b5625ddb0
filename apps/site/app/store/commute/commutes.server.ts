import type { Api, ResultOf } from '@m30/api/client';
import { COMMUTES, type CommuteBy } from '@m30/api/filters';
import type { Ways } from './ways-search.ts';

/** A way that the visitor asks about: from each complex, to an address, within some minutes. */
export interface Commute {
  /** The address in words. */
  label: string;
  by: CommuteBy;
  /** As the address of the page writes it. */
  work: string;
  /** Whole minutes at most; `null` where the visitor sets no limit. */
  limit: number | null;
  ways: ResultOf<'Map.GetCommute'>['ways'];
}

/** The ways that an address asks for; none where it names no place. */
export async function loadCommutes(api: Api, query: Ways): Promise<Commute[]> {
  const asked = COMMUTES.map(async (keys): Promise<Commute | null> => {
    const { [keys.work]: work, [keys.by]: by, [keys.minutes]: limit = null } = query;
    if (!work) return null;
    const { label, ways, ...found } = await api.get('Map.GetCommute', { work, ...(by && { by }) });
    return { label, work, limit, ways, by: found.by };
  });
  return (await Promise.all(asked)).filter((one) => one !== null);
}
