import { rateWords } from '@m30/calculators/credit/core';
import { loanFormula, shareOf, type FormulaRow } from '@m30/calculators/money';
import { formatCount, formatMillions, formatMoney, formatPercent } from '@m30/ui-kit/format';
import type { LotView } from '../data/lot.server.ts';

/** What is paid at one moment of a purchase. */
interface PaymentStep {
  when: string;
  sum: string;
  words: string;
}

type Paid = Pick<
  LotView,
  'price' | 'payment' | 'downPayment' | 'months' | 'programme' | 'handover'
>;

/** The moments at which a buyer pays, and the own part of the price, per cent. */
export interface PaymentPlan {
  steps: PaymentStep[];
  own: number;
  ownWords: string;
  loanWords: string;
  /** How the loan and its payment come about; nothing where nothing is borrowed. */
  formula: FormulaRow[];
}

/**
 * What is paid now, at the contract and each month, by the programme of the page. A flat in a house that is being built is paid after
 * the contract is registered (214-ФЗ, art. 5 part 3), one in a completed house by a letter of credit.
 * @returns `null` where there is no price or no payment to it
 */
export function paymentPlan({
  price,
  payment,
  downPayment,
  months,
  programme,
  handover,
}: Paid): PaymentPlan | null {
  if (price === null || payment === null || downPayment === null || months === null) return null;
  const own = shareOf(price, downPayment);
  const years = formatCount(Math.round(months / 12), ['год', 'года', 'лет']);
  const isLent = payment > 0;
  const share = `${formatPercent(own)} цены`;
  const contract =
    handover === null
      ? {
          when: 'С\u00a0договором купли-продажи',
          words: `Первый взнос, ${share}. Лежит на\u00a0аккредитиве, пока не\u00a0зарегистрируют ваше право`,
        }
      : {
          when: 'Когда договор зарегистрируют',
          words: `Первый взнос, ${share}. Лежит на\u00a0вашем счёте эскроу, пока дом не\u00a0сдан`,
        };
  const loan = price - downPayment;
  return {
    own,
    formula: isLent
      ? loanFormula(price, { downPayment, loan, payment, rate: programme.rate, months })
      : [],
    ownWords: `Свои ${formatMillions(downPayment)}`,
    loanWords: isLent ? `Кредит ${formatMillions(loan)}` : '',
    steps: [
      { when: 'Сейчас', sum: '0\u00a0₽', words: 'Бронь на\u00a0сутки бесплатна, цена закреплена' },
      { ...contract, sum: formatMoney(downPayment) },
      ...(isLent
        ? [
            {
              when: 'Каждый месяц',
              sum: formatMoney(payment),
              words: `${programme.name}, ${rateWords(programme)}, ${years}`,
            },
          ]
        : []),
    ],
  };
}
