import { formatArea, formatPercent } from '@m30/ui-kit/format';
import { DEDUCTION_LAW } from '../../deduction/index.ts';
import { loanFormula, money, type FormulaRow } from '../../money/index.ts';
import { WORKS, type OwnedFlat, type Ownership } from './ownership.ts';
import type { OwnershipChoice } from './ownership-choice.ts';
import { PROPERTY_TAX_LAW, propertyTax } from './property-tax.ts';

/** ISO date as it is read: «27.11.2026». */
const day = (iso: string) => iso.split('-').reverse().join('.');

/**
 * How the years of a flat were counted, each assumption with where it comes from, ready to print.
 * @param programme where its rate comes from
 * @param today ISO date of the assumptions that nobody but the company makes
 */
export function ownershipFormula(
  flat: OwnedFlat,
  choice: OwnershipChoice,
  { loan }: Pick<Ownership, 'loan'>,
  programme: { name: string; source: string; actualAt: string },
  today: string,
): FormulaRow[] {
  const own = `предположение, ${day(today)}`;
  const works = flat.finished
    ? 'квартира с\u00a0отделкой, работ нет'
    : `${money(choice.finish)} × ${formatArea(flat.area)} в\u00a0месяц ключей, ремонт ${WORKS}\u00a0месяца; ${own}`;
  const tax = PROPERTY_TAX_LAW;
  return [
    ...loanFormula(flat.price, loan),
    ['Ставка', `${programme.name}, ${programme.source}, ${day(programme.actualAt)}`],
    ['Сделка', `${money(choice.deal)} в\u00a0день покупки: регистрация, оценка, нотариус; ${own}`],
    [
      'Аренда до\u00a0ключей',
      `${money(choice.rent)} в\u00a0месяц до\u00a0конца квартала передачи по\u00a0договору; ${own}`,
    ],
    ['Отделка', works],
    [
      'Мебель',
      flat.furnished
        ? 'квартира с\u00a0мебелью'
        : `${money(choice.furniture)} в\u00a0месяц ключей; ${own}`,
    ],
    [
      'Содержание',
      `(${money(choice.upkeep)} управляющей компании + ${money(choice.heating)} отопление) × ${formatArea(flat.area)} в\u00a0месяц после ключей, без воды и\u00a0света; ${own}`,
    ],
    ['Страховка', `${formatPercent(choice.insurance)} долга раз в\u00a0год; ${own}`],
    [
      'Налог',
      `${formatPercent(tax.value.rate)} × ${money(flat.price)} × (1 − ${tax.value.free} ÷ ${formatArea(flat.area)}) = ${money(propertyTax(flat, 12))} в\u00a0год; кадастровая стоимость взята равной цене. ${tax.source}, ${day(tax.readOn)}`,
    ],
    [
      'Вычет',
      `${formatPercent(DEDUCTION_LAW.value.rate)} цены и\u00a0процентов в\u00a0пределах на\u00a0человека, собственников ${choice.owners}, не\u00a0больше ${money(choice.incomeTax)} НДФЛ в\u00a0год; приходит в\u00a0июле следующего года, право\u00a0— с\u00a0года ключей. ${DEDUCTION_LAW.source}, ${day(DEDUCTION_LAW.readOn)}`,
    ],
    [
      'Рост цен',
      `${formatPercent(choice.inflation)} каждый январь: аренда, отделка, мебель и\u00a0содержание; ${own}`,
    ],
    [
      'Покупка против аренды',
      `квартира дорожает на\u00a0${formatPercent(choice.growth)} в\u00a0год; кто снимает, держит взнос и\u00a0разницу в\u00a0тратах на\u00a0вкладе под ${formatPercent(choice.deposit)} в\u00a0год, налог с\u00a0процентов не\u00a0учтён; ${own}`,
    ],
  ];
}
