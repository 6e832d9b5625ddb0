import type { FieldIssue } from '@m30/api/client';
import { formatMoney } from '@m30/ui-kit/format';
import { childrenIssues } from './children.ts';
import { bankProgrammes, leastDown, type PaymentChoice, type Programme } from './choice.ts';

/** What the choice is measured by. */
interface Measures {
  /** Kopecks. */
  price: number;
  programmes: readonly Programme[];
  /** ISO date in Moscow. */
  today: string;
  /** Part of the price that no programme lends for, kopecks. @default 0 */
  besides?: number;
  /** First payment of the instalments, per cent of the price. */
  share: { min: number; max: number };
}

const AREA = { min: 8, max: 1000 };

/** What is missing or impossible in the terms of the chosen way to pay; the server has the last word. */
export function checkChoice(choice: PaymentChoice, measures: Measures): FieldIssue[] {
  const { price, programmes } = measures;
  switch (choice.kind) {
    case 'full':
      return [];
    case 'mortgage': {
      const offers = bankProgrammes(programmes);
      const programme = offers.find(({ id }) => id === choice.programme) ?? offers[0];
      if (!programme) return [];
      return [
        ...checkLoan(choice, measures, programme),
        ...(programme.families ? childrenIssues(choice, measures.today) : []),
      ];
    }
    case 'instalment': {
      const { min, max } = measures.share;
      const share = choice.share ?? 0;
      return issue(
        'down_payment',
        share < min || share > max,
        `Первый платёж — от\u00a0${min} до\u00a0${max}\u00a0% цены`,
      );
    }
    case 'trade-in': {
      const area = Number(choice.area.replace(',', '.'));
      return [
        ...issue('address', choice.address.trim() === '', 'Укажите адрес вашей квартиры'),
        ...issue(
          'area',
          !(area >= AREA.min && area <= AREA.max),
          `Укажите площадь вашей квартиры: от\u00a0${AREA.min} до\u00a0${AREA.max}\u00a0м²`,
        ),
      ];
    }
    case 'capital': {
      const capital = choice.capital ?? 0;
      return [
        ...issue('amount', capital === 0, 'Укажите остаток капитала по\u00a0справке'),
        ...issue(
          'amount',
          capital > price - (measures.besides ?? 0),
          'Капитал больше цены квартиры: проверьте сумму',
        ),
      ];
    }
  }
}

function checkLoan(
  { down, years }: PaymentChoice,
  { price, besides }: Measures,
  programme: Programme,
) {
  const least = leastDown(price, programme, besides);
  const most = Math.floor(programme.term / 12);
  const typed = down ?? 0;
  return [
    ...issue(
      'down_payment',
      typed < least,
      `Первоначальный взнос — не\u00a0меньше ${formatMoney(least)}`,
    ),
    ...issue('down_payment', typed > price, 'Первоначальный взнос больше цены'),
    ...issue(
      'months',
      !((years ?? 0) >= 1 && (years ?? 0) <= most),
      `Срок кредита — от\u00a01 года до\u00a0${most}\u00a0лет`,
    ),
  ];
}

const issue = (term: string, isWrong: boolean, message: string): FieldIssue[] =>
  isWrong ? [{ path: `terms.${term}`, message }] : [];
