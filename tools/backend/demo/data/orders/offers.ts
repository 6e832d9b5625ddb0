import { moscowDay } from '@m30/ui-kit/format';
import { OFFER_VERSION } from '../../../src/modules/deal/order/core/rules.ts';

/** Editions of the offer of holds, ISO dates, oldest first, as the pages `/oferta/…` date them; the last one holds now. */
const OFFER_EDITIONS = ['2025-09-01', '2026-03-01', OFFER_VERSION] as const;

/** The edition that held at a moment. */
export function offerAt(moment: Date): string {
  const day = moscowDay(moment);
  return OFFER_EDITIONS.findLast((edition) => edition <= day) ?? OFFER_EDITIONS[0];
}
