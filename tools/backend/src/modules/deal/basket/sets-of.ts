import { priceTogether } from '@m30/calculators/bundle';
import type { ResultOf } from '@m30/api/client';
import type { Services } from '../../../kernel/services.ts';
import { isSetLot, refuseSet, type SetLot } from '../hold/set-of.ts';

type CartSet = ResultOf<'Cart.Get'>['sets'][number];

/**
 * Sets among lots that may be held: by complex its only flat with the places and storage rooms that go with it. Of two flats nobody
 * says which one is meant: there is no set then.
 * @param ids readable
 */
export function setsOf(
  { catalogue }: Pick<Services, 'catalogue'>,
  ids: readonly string[],
): CartSet[] {
  const wanted = new Set(ids);
  const lots = [...catalogue.snapshot.placed.values()].filter(({ id }) => wanted.has(id));
  const byComplex = Map.groupBy(lots.filter(isSetLot), ({ complex }) => complex.name);
  return [...byComplex].flatMap(([complex, some]) => {
    const set = fitting(some);
    if (refuseSet(set) !== null) return [];
    const { lots: priced, ...sums } = priceTogether(set);
    return {
      complex,
      lots: priced.map(({ full, percent, price }, index) => ({
        ...{ id: set[index]?.id ?? '', full, percent, price },
      })),
      ...sums,
    };
  });
}

/** The flats, then what is handed over with the first of them. */
function fitting(lots: readonly SetLot[]): SetLot[] {
  const flats = lots.filter(({ kind }) => kind === 'flat');
  const [flat] = flats;
  if (!flat) return [];
  const others = lots.filter((lot) => lot.kind !== 'flat' && refuseSet([flat, lot]) === null);
  return [...flats, ...others.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))];
}
