import { formatMoney } from '@m30/ui-kit/format';
import { ProgressBar } from '@m30/ui-kit/progress-bar';
import type { ContractDetails } from '../../../store/contract/contract.ts';

/** How much of the price has come; a contract that stopped has no such way to go. */
export function PaidBar({ price, paid, left }: Pick<ContractDetails, 'price' | 'paid' | 'left'>) {
  if (paid + left !== price) return null;
  return (
    <ProgressBar
      label={`Оплачено ${formatMoney(paid)}`}
      value={paid}
      max={Math.max(1, price)}
      valueText={left > 0 ? `осталось ${formatMoney(left)}` : 'полностью'}
    />
  );
}
