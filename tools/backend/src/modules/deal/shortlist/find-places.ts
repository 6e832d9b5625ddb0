import { DEFAULT_COMMUTE_BY, type CommuteBy } from '@m30/api/filters';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse, Refused } from '../../../kernel/method/refuse.ts';
import { limitTravel, toRefusal } from '../../catalogue/travel/refuse-travel.ts';
import type { StoredPlace } from './core/types.ts';

interface Wanted {
  address: string;
  by?: CommuteBy | undefined;
  limit: number;
}

/**
 * Finds addresses on the map; one that is written as it was found before is not looked for again.
 * @throws Refused 422 with the field that is wrong, 429, 503
 */
export function findPlaces(
  call: Call,
  wanted: readonly Wanted[],
  known: readonly StoredPlace[],
): Promise<StoredPlace[]> {
  return Promise.all(
    wanted.map(async ({ address, by = DEFAULT_COMMUTE_BY, limit }, index) => {
      const before = known.find(({ label }) => label === address);
      const place = before ?? (await findPlace(call, { address, by }, index));
      return { ...place, by, limit };
    }),
  );
}

async function findPlace(
  call: Call,
  { address, by }: Pick<Wanted, 'address' | 'by'>,
  index: number,
) {
  limitTravel(call);
  const { travel } = call.services;
  try {
    const { label, exact, coordinate } = await travel.find(address);
    const [latitude, longitude] = coordinate;
    if (travel.waysToComplexes(coordinate, by).size === 0) {
      throw refuse(422, 'Туда не добраться по нашей карте. Укажите адрес поближе');
    }
    return { label, exact, latitude, longitude };
  } catch (error) {
    const refusal = toRefusal(error);
    // What is wrong with an address stands beside its field.
    if (!(refusal instanceof Refused) || ![404, 422].includes(refusal.status)) throw refusal;
    const issues = [{ path: `places.${index}.address`, message: refusal.message }];
    throw refuse(422, refusal.message, issues);
  }
}
