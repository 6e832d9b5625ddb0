import type { Call } from '../../../kernel/method/call.ts';
import { refuse, Refused } from '../../../kernel/method/refuse.ts';
import { limitTravel, toRefusal } from '../../catalogue/travel/refuse-travel.ts';
import type { StoredPlace } from './core/types.ts';

interface Wanted {
  address: string;
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
    wanted.map(async ({ address, limit }, index) => {
      const before = known.find(({ label }) => label === address);
      return before ? { ...before, limit } : { ...(await findPlace(call, address, index)), limit };
    }),
  );
}

async function findPlace(call: Call, address: string, index: number) {
  limitTravel(call);
  const { travel } = call.services;
  try {
    const { label, exact, coordinate } = await travel.find(address);
    const [latitude, longitude] = coordinate;
    if (travel.minutesToComplexes(coordinate).size === 0) {
      throw refuse(422, 'Туда не доехать по дорогам нашей карты. Укажите адрес поближе');
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
