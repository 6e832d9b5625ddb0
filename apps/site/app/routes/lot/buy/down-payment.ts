import type { LotView } from '../data/lot.server.ts';

/**
 * Down payment in per cent of the price, one decimal: the programme's smallest one, or
 * more where its largest loan does not reach (kopecks).
 */
export function downPaymentOf(
  price: number,
  { downPayment, maxLoan }: Pick<LotView['programme'], 'downPayment' | 'maxLoan'>,
): number {
  const needed = ((price - maxLoan) / price) * 100;
  return Math.max(downPayment, Math.round(needed * 10) / 10);
}
