import { loanTerms } from '@m30/calculators/money';
import type { ResultOf } from '@m30/api/client';
import type { PlacedLot, Snapshot } from '../snapshot/snapshot.ts';
import { hasPrice } from './to-lot-card.ts';

type BankOffer = ResultOf<'Order.GetIpotekaProgram'>['banks'][number];

/** What each bank asks for a flat, lowest payment first; none for a flat without a price. */
export function findBankOffers({ offers }: Snapshot, lot: PlacedLot): BankOffer[] {
  if (!hasPrice(lot)) return [];
  return offers
    .map((offer) => {
      const { downPayment, months, payment } = loanTerms(lot.price, offer);
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
