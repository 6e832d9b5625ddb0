import type { ChosenPayment } from '@m30/api';
import type { ContractKind } from '../order/core/contract-kind.ts';

/** What of an order tells how its price comes. */
interface Chosen {
  contract: ContractKind;
  payment: ChosenPayment | null;
}

/**
 * How the price of a deal comes by its contract. A completed lot is paid at once, by a letter of credit: an instalment ends where the
 * building is commissioned before the signature.
 */
export const wayOf = ({ contract, payment }: Chosen): ChosenPayment | null =>
  contract === 'sale' && payment?.kind === 'instalment' ? { kind: 'full', terms: {} } : payment;
