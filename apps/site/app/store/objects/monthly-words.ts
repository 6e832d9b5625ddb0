import { formatMillions, formatMoney } from '@m30/ui-kit/format';

/**
 * «71 946 ₽ в месяц, взнос 14,3 млн ₽»: what a month costs, and the first payment without which it does not. Where own money
 * pays the whole price there is no month to pay.
 * @param payment kopecks a month; 0 where nothing is borrowed
 * @param down kopecks, of the same terms
 */
export function monthlyWords(payment: number, down: number | null): string {
  if (payment === 0) return 'своих денег хватит, кредит не\u00a0нужен';
  return `${formatMoney(payment)} в\u00a0месяц${down === null ? '' : `, взнос\u00a0${formatMillions(down)}`}`;
}

/** Of the cheapest of several: «от 71 946 ₽ в месяц, взнос 14,3 млн ₽». */
export const monthlyFromWords = (payment: number, down: number | null): string =>
  `${payment === 0 ? '' : 'от\u00a0'}${monthlyWords(payment, down)}`;
