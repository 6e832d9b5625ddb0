import type { ChosenPayment } from '@m30/api';
import type { PlannedPart } from '../contract/types.ts';
import type { ContractPayment } from './core/types.ts';

type PlanPart = Pick<PlannedPart, 'amount' | 'due'>;

/**
 * How the price of a contract comes, from what the order says and the parts of its plan.
 * @param plan its parts, own money first, and the bank of a loan
 */
export function contractPayment(
  payment: ChosenPayment | null,
  { parts: [first, ...rest], bank }: { parts: readonly PlanPart[]; bank: string },
): ContractPayment {
  const own = first?.amount ?? 0;
  const other = rest[0]?.amount ?? 0;
  switch (payment?.kind) {
    case 'mortgage':
      return other === 0 ? { kind: 'own' } : { kind: 'loan', own, loan: other, bank };
    case 'capital':
      return other === 0 ? { kind: 'own' } : { kind: 'capital', own, capital: other };
    case 'instalment':
      return {
        kind: 'instalment',
        first: own,
        shares: rest.map(({ amount, due }) => ({ amount, due })),
      };
    case 'trade-in':
      return { kind: 'trade-in', address: payment.terms.address };
    default:
      return { kind: 'own' };
  }
}
