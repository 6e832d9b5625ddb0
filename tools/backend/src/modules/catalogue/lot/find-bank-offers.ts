import type { ResultOf } from '@m30/api/client';
import { termsOf, type PaymentFilter } from '../facet-index/facet/payment.ts';
import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import { hasPrice } from './to-lot-card.ts';

type BankOffer = ResultOf<'Order.GetIpotekaProgram'>['banks'][number];

/**
 * What each bank asks for a flat, lowest payment first; none for a flat without a price.
 * @param said term and down payment of the visitor, followed as far as a programme goes
 */
export function findBankOffers(
  { offers }: Snapshot,
  lot: PlacedLot,
  said: Pick<PaymentFilter, 'term' | 'down'> = {},
): BankOffer[] {
  if (!hasPrice(lot)) return [];
  return offers
    .map((offer) => {
      const { downPayment, months, payment } = termsOf(lot.price, offer, said);
      return {
        bank: offer.bank.name,
        programme: offer.name,
        rate: offer.rate,
        cost: { from: offer.costFrom, to: offer.costTo },
        downPayment,
        term: months,
        payment,
        source: offer.source,
        actualAt: offer.actualAt,
      };
    })
    .sort((a, b) => a.payment - b.payment);
}
