import { addDays } from '@m30/ui-kit/format';
import { demoContracts } from '../../data/account/contracts.ts';
import { complexes } from '../../data/complexes/index.ts';
import { dealMistakes } from '../../data/orders/deal-mistakes.ts';
import { demoOrders } from '../../data/orders/demo-orders.ts';
import { LAW } from '../../../src/modules/deal/law/law.ts';
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
    ...ofContracts.map((reason) => ({
      file: '../data/account/contracts.ts',
      path: 'demoContracts',
      reason,
    })),
  ];
}
