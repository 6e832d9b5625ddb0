import { formatMoney } from '@m30/ui-kit/format';
import type { LotView } from './lot.server.ts';

type Told = Pick<LotView, 'terms' | 'price' | 'payment' | 'downPayment' | 'months'>;

/**
 * Says that a payment is counted by what the visitor has chosen in the catalogue, and where the programme asks for more than he
 * has, or lends for less.
 * @returns `null` where he has chosen nothing
 */
export function ownTermsWords({ terms, price, payment, downPayment, months }: Told): string | null {
  const { down, term } = terms;
  if (Object.keys(terms).length === 0) return null;
  if (payment === 0 && price !== null) {
    return `Ваших ${formatMoney((down ?? 0) * 100)} хватает на\u00a0всю цену.`;
  }
  const told = ['Посчитано по\u00a0вашим условиям из\u00a0каталога.'];
  if (down !== undefined && downPayment !== null && down * 100 < downPayment) {
    told.push(
      `Вашего взноса ${formatMoney(down * 100)} программе мало: для\u00a0этой цены нужно не\u00a0меньше ${formatMoney(downPayment)}.`,
    );
  }
  if (term !== undefined && months !== null && months < term * 12) {
    told.push('Срок короче вашего: дольше программа не\u00a0даёт.');
  }
  return told.join(' ');
}
