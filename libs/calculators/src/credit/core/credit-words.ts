import { formatPercent } from '@m30/ui-kit/format';

/**
 * What an advertisement of a credit has to say, and where that is written; read on the date given. Wherever the site names a rate it
 * takes its words from this file, so that a change of the law is a change here.
 */
export const CREDIT_RULE = {
  readAt: '2026-11-23',
  sources: [
    '38-ФЗ «О рекламе», ст. 28, ч. 3: диапазон полной стоимости кредита — до процентной ставки и шрифтом не мельче; условия полностью; предупреждения',
    '353-ФЗ «О потребительском кредите (займе)», ст. 6 и 6.1: как считается полная стоимость, и что она указывается для ипотеки',
    'Письмо ФАС России от 17.10.2023 № КТ/85530/23: «до ставки» — выше и (или) левее',
  ],
} as const;

/** The warnings, word for word. */
export const CREDIT_WARNINGS =
  'Изучите все условия кредита (займа). Оценивайте свои финансовые возможности и риски.';

/** Whether a text warns, whatever spaces it is set with: one that does has to be in sight where nothing else on its page does. */
export const warnsOfCredit = (text: string): boolean =>
  /Изучите\sвсе\sусловия\sкредита/u.test(text.replaceAll('\u2060', ''));

/** Full cost of a credit (ПСК), per cent a year: the range that the lender names. */
export interface FullCost {
  from: number;
  to: number;
}

/** A credit whose rate is named. */
export interface AdvertisedCredit {
  /** Per cent a year. */
  rate: number;
  cost: FullCost;
  /** Names of the banks that give it. */
  lenders: readonly string[];
}

/** «ПСК 6–6,7 %». */
export function fullCostWords({ from, to }: FullCost): string {
  // A database from before the column: nobody has said it yet.
  if (to === 0) return 'ПСК назовёт банк';
  const most = formatPercent(to);
  if (from === to) return `ПСК\u00a0${most}`;
  return `ПСК\u00a0${formatPercent(from).replace(/\u00a0%$/, '')}\u2060–\u2060${most}`;
}

/** «ПСК 6–6,7 %, ставка 6 %»: in one string, so that no type of a page is smaller for the one than for the other. */
export const rateWords = ({ cost, rate }: Pick<AdvertisedCredit, 'cost' | 'rate'>): string =>
  `${fullCostWords(cost)}, ставка\u00a0${formatPercent(rate)}`;

/** «Кредит предоставляют: Балтика Банк, Невский кредит.»; who is named twice stands there once. */
export function lenderWords(lenders: readonly string[]): string {
  const names = [...new Set(lenders)];
  return `Кредит ${names.length > 1 ? 'предоставляют' : 'предоставляет'}: ${names.join(', ')}.`;
}

/** The range of several credits together. */
export function widestCost(credits: readonly Pick<AdvertisedCredit, 'cost'>[]): FullCost {
  return {
    from: Math.min(...credits.map(({ cost }) => cost.from)),
    to: Math.max(...credits.map(({ cost }) => cost.to)),
  };
}

/** All that has to stand in sight beside rates: range, lenders, warnings; ready to print. */
export function creditWords(credits: readonly AdvertisedCredit[]): string {
  const lenders = credits.flatMap((one) => one.lenders);
  return `${fullCostWords(widestCost(credits))} годовых. ${lenderWords(lenders)} ${CREDIT_WARNINGS}`;
}
