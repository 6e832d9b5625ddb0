import { lastPaymentDay } from '@m30/calculators/instalment/core';
import { addDays } from '@m30/ui-kit/format';
import { instalmentOn } from '../../../src/modules/catalogue/lot/payment-kinds.ts';
import type { BuildingRow } from '../../../src/modules/catalogue/snapshot/snapshot.ts';
import { promisedDay } from '../../../src/modules/deal/contract/term/promised-day.ts';
import { contractKind } from '../../../src/modules/deal/order/core/contract-kind.ts';
import type { DemoContract } from './contracts.ts';

/** What of a building decides on an instalment. */
export type InstalmentBuilding = Pick<
  BuildingRow,
  'payments' | 'handoverYear' | 'handoverQuarter' | 'commissionedOn'
>;

/**
 * What is wrong with a contract by instalments on a lot of a building; nothing where it is paid at once.
 * @param today ISO date from which the days of the demo are counted
 */
export function instalmentMistakes(
  { number, signedAgo, parts }: Pick<DemoContract, 'number' | 'signedAgo' | 'parts'>,
  building: InstalmentBuilding,
  today: string,
): string[] {
  const [first, ...later] = parts;
  if (!first || later.length === 0) return [];
  const signed = addDays(today, -signedAgo);
  const due = addDays(today, -(later.at(-1)?.dueAgo ?? 0));
  const keysBy = promisedDay(building);
  const terms = instalmentOn({ building }, signed);
  const least = terms?.share.min ?? 0;
  const wrong: [boolean, string][] = [
    [
      contractKind(building.commissionedOn, signed) === 'sale',
      `is signed on ${signed}, after its building was commissioned`,
    ],
    [terms === null, 'is paid by instalments, which its building had not on that day'],
    [first.share < least, `begins with ${first.share} % of the price, ${least} are the least`],
    [
      keysBy !== null && due > lastPaymentDay(keysBy),
      `ends on ${due}, too late before keys by ${keysBy ?? ''}`,
    ],
    [new Set(later.map(({ share }) => share)).size > 1, 'has further parts that are not equal'],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, reason]) => `${number}: ${reason}`);
}

/** The first of the places, by their guid, on which a contract may be; the first of all where it may be on none. */
export function placeFor<Place extends { guid: string; building: InstalmentBuilding }>(
  contract: DemoContract,
  places: readonly Place[],
  today: string,
): Place | undefined {
  const sorted = places.toSorted((one, other) => (one.guid < other.guid ? -1 : 1));
  const fits = ({ building }: Place) => instalmentMistakes(contract, building, today).length === 0;
  return sorted.find(fits) ?? sorted[0];
}
