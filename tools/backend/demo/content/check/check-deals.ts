import { addDays } from '@m30/ui-kit/format';
import { demoContracts } from '../../data/account/contracts.ts';
import { placeFor, instalmentMistakes } from '../../data/account/instalment-mistakes.ts';
import { complexes } from '../../data/complexes/index.ts';
import { dealMistakes } from '../../data/orders/deal-mistakes.ts';
import { demoOrders } from '../../data/orders/demo-orders.ts';
import { LAW } from '../../../src/modules/deal/law/law.ts';
import { buildingRows } from '../../generator/objects.ts';
import { generatePlaces } from '../../generator/places/places.ts';
import type { Mistake } from './mistake.ts';

/** Any price: only the dates are looked at. */
const PRICE = 1_000_000_000;

/**
 * Finds demo deals and contracts whose dates are against the law.
 * @param today ISO date from which the days of the demo are counted
 */
export function dealsMistakes(today: string): Mistake[] {
  const ago = (days: number) => addDays(today, -Math.round(days));
  const permits = complexes.flatMap(({ buildings }) =>
    buildings.flatMap(({ commissioned }) => commissioned ?? []),
  );
  const [latest = null] = permits.toSorted().reverse();
  const ofOrders = demoOrders.flatMap(({ number, completed, events }) =>
    dealMistakes({
      number,
      contract: completed ? 'sale' : 'ddu',
      commissionedOn: completed ? latest : null,
      events: events(PRICE).map(({ type, daysAgo }) => ({ type, on: ago(daysAgo) })),
    }),
  );
  const ofContracts = demoContracts
    .filter(({ escrow, registeredAgo, parts }) =>
      parts.some(
        ({ paidAgo }) =>
          escrow && paidAgo !== null && (registeredAgo === null || paidAgo > registeredAgo),
      ),
    )
    .map(({ number }) => {
      const { source } = LAW.moneyAfterRegistration;
      return `${number}: money came to escrow before the contract was registered (${source})`;
    });
  return [
    ...ofOrders.map((reason) => ({
      file: '../data/orders/demo-orders.ts',
      path: 'demoOrders',
      reason,
    })),
    ...[...ofContracts, ...ofPlaces(today)].map((reason) => ({
      file: '../data/account/contracts.ts',
      path: 'demoContracts',
      reason,
    })),
  ];
}

/** Contracts on a place, held against the rules of the instalment of its building. */
function ofPlaces(today: string): string[] {
  const buildings = new Map(buildingRows(complexes).map((row) => [row.id, row]));
  const places = generatePlaces().lots.flatMap(({ guid, kind, status, buildingId }) => {
    const building = buildings.get(buildingId);
    if (!building || building.commissionedOn || kind !== 'parking' || status !== 'sold') return [];
    const { payments = [], handoverYear = null, handoverQuarter = null } = building;
    const known = { payments, handoverYear, handoverQuarter, commissionedOn: null };
    return [{ guid, building: known }];
  });
  return demoContracts
    .filter(({ place }) => place)
    .flatMap((contract) => {
      const place = placeFor(contract, places, today);
      return place
        ? instalmentMistakes(contract, place.building, today)
        : [`${contract.number}: no place of it is sold`];
    });
}
