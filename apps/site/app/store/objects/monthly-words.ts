import { formatMillions, formatMoney } from '@m30/ui-kit/format';

/**
 * «71 946 ₽ в месяц, взнос 14,3 млн ₽»: what a month costs, and the first payment without which it does not.
 * @param payment kopecks a month
 * @param down kopecks, of the same terms
 */
export const monthlyWords = (payment: number, down: number | null): string =>
  `${formatMoney(payment)} в\u00a0месяц${down === null ? '' : `, взнос\u00a0${formatMillions(down)}`}`;
