import {
  OWNERSHIP_LIMITS,
  type OwnershipChoice,
  type OwnershipKey,
} from '@m30/calculators/ownership/core';
import { formatMoney, formatNumber, formatPercent, plural } from '@m30/ui-kit/format';

/** Words of an assumption: its label, what stands behind its number, and what it is in short. */
interface AssumptionWords {
  label: string;
  after: string;
}

/** In the order of the form. */
const WORDS: Readonly<Record<OwnershipKey, AssumptionWords>> = {
  down: { label: 'Взнос', after: '₽' },
  years: { label: 'Срок кредита', after: 'лет' },
  until: { label: 'Считать до\u00a0конца', after: 'года' },
  inflation: { label: 'Цены растут', after: '%\u00a0в\u00a0год' },
  growth: { label: 'Квартира дорожает', after: '%\u00a0в\u00a0год' },
  deposit: { label: 'Вклад', after: '%\u00a0в\u00a0год' },
  rent: { label: 'Такая\u00a0же в\u00a0аренду', after: '₽\u00a0в\u00a0месяц' },
  finish: { label: 'Отделка', after: '₽\u00a0за\u00a0м²' },
  furniture: { label: 'Мебель', after: '₽' },
  parking: { label: 'Паркинг', after: '₽' },
  deal: { label: 'Сделка', after: '₽' },
  upkeep: { label: 'Управляющая компания', after: '₽\u00a0за\u00a0м²' },
  heating: { label: 'Отопление', after: '₽\u00a0за\u00a0м²' },
  insurance: { label: 'Страховка', after: '%\u00a0долга' },
  owners: { label: 'Собственников', after: 'с\u00a0НДФЛ' },
  incomeTax: { label: 'НДФЛ семьи', after: '₽\u00a0в\u00a0год' },
};

/** A field of the form. */
export interface Assumption extends AssumptionWords {
  key: OwnershipKey;
  /** As it is typed: roubles, per cent. */
  text: string;
}

/**
 * Fields of the assumptions with their present numbers.
 * @param least down payment of the first flat, kopecks: what stands for none
 */
export function assumptionsOf(choice: OwnershipChoice, least: number): Assumption[] {
  return (Object.keys(WORDS) as OwnershipKey[]).map((key) => {
    const value = choice[key] ?? least;
    const isRoubles = OWNERSHIP_LIMITS[key].unit === 'roubles';
    const number = isRoubles ? value / 100 : value;
    const text = key === 'until' ? String(number) : formatNumber(number, 2);
    return { key, text, ...WORDS[key] };
  });
}

/** What is assumed, in short: name and value. */
export function chipsOf(
  choice: OwnershipChoice,
  least: number,
  programme: string,
): [name: string, value: string][] {
  const yearly = (percent: number) => `${formatPercent(percent)} в\u00a0год`;
  return [
    ['Программа', programme],
    ['Взнос', formatMoney(choice.down ?? least)],
    ['Срок', `${choice.years}\u00a0${plural(choice.years, ['год', 'года', 'лет'])}`],
    ['Цены растут', yearly(choice.inflation)],
    ['Квартира дорожает', yearly(choice.growth)],
    ['Такая\u00a0же в\u00a0аренду', formatMoney(choice.rent)],
    ['Вклад', yearly(choice.deposit)],
    ['Отделка', `${formatMoney(choice.finish)} за\u00a0м²`],
    ['Мебель', formatMoney(choice.furniture)],
    ['Паркинг', choice.parking === 0 ? 'без места' : formatMoney(choice.parking)],
    ['НДФЛ семьи', `${formatMoney(choice.incomeTax)} в\u00a0год`],
  ];
}
