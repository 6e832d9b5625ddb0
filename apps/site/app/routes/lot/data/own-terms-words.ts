import { formatMoney } from '@m30/ui-kit/format';
import type { LotView } from './lot.server.ts';

type ChosenTerms = Pick<LotView, 'terms' | 'price' | 'payment' | 'downPayment' | 'months'>;

/**
 * Says that a payment is counted by what the visitor has chosen in the catalogue, and where the programme asks for more than he
 * has, or lends for less.
 * @returns `null` where he has chosen nothing
 */
export function ownTermsWords({
  terms,
  price,
  payment,
  downPayment,
  months,
}: ChosenTerms): string | null {
  const { down, term } = terms;
  if (Object.keys(terms).length === 0) return null;
  if (payment === 0 && price !== null) {
    return `Ваших ${formatMoney((down ?? 0) * 100)} хватает на\u00a0всю цену.`;
  }
  const sentences = ['Посчитано по\u00a0вашим условиям из\u00a0каталога.'];
  if (down !== undefined && downPayment !== null && down * 100 < downPayment) {
    sentences.push(
      `Вашего взноса ${formatMoney(down * 100)} программе мало: для\u00a0этой цены нужно не\u00a0меньше ${formatMoney(downPayment)}.`,
    );
  }
  if (term !== undefined && months !== null && months < term * 12) {
    sentences.push('Срок короче вашего: дольше программа не\u00a0даёт.');
  }
  return sentences.join(' ');
}
