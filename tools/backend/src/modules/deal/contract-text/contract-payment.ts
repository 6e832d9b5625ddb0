import type { ChosenPayment } from '@m30/api';
import type { ContractPayment } from './core/types.ts';

/**
 * How the price of a contract comes, from what the order says and the parts of its plan.
 * @param plan amounts of the parts, kopecks, own money first, and the bank of a loan
 */
export function contractPayment(
  payment: ChosenPayment | null,
  { amounts: [first = 0, ...rest], bank }: { amounts: readonly number[]; bank: string },
): ContractPayment {
  const [other = 0] = rest;
  switch (payment?.kind) {
    case 'mortgage':
      return other === 0 ? { kind: 'own' } : { kind: 'loan', own: first, loan: other, bank };
    case 'capital':
      return other === 0 ? { kind: 'own' } : { kind: 'capital', own: first, capital: other };
    case 'instalment':
      return { kind: 'instalment', first, shares: rest };
    case 'trade-in':
      return { kind: 'trade-in', address: payment.terms.address };
    default:
      return { kind: 'own' };
  }
}
