import { creditWords, rateWords } from '@m30/calculators/credit/core';
import type { TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type {
  MortgagePlan,
  MortgageVariant,
  PlannedProgramme,
} from '@m30/calculators/mortgage/core';
import { formatCount, formatDate, formatMoney, formatPercent } from '@m30/ui-kit/format';

/** Terms of a mortgage with everything that follows from them. */
export interface ChosenMortgage {
  variant: MortgageVariant;
  programme: PlannedProgramme;
  plan: MortgagePlan;
}

const INK = '#12202a';
const MUTED = '#4c5b65';
const LINE = '#cfd8dd';

/** The schedule by months on A4, with its terms and the conditions of the credit. */
export function scheduleDocument(chosen: ChosenMortgage, company: string): TDocumentDefinitions {
  const { programme, plan } = chosen;
  return {
    info: { title: 'График платежей по ипотеке', author: company },
    pageMargins: [40, 44, 40, 52],
    defaultStyle: { fontSize: 9, color: INK, lineHeight: 1.15 },
    footer: (page, pages) => ({
      margin: [40, 12, 40, 0],
      color: MUTED,
      fontSize: 8,
      columns: [company, { text: `${page} из ${pages}`, alignment: 'right' }],
    }),
    content: [
      { text: 'График платежей по ипотеке', fontSize: 20, margin: [0, 0, 0, 12] },
      { columns: [facts(termsOf(chosen)), facts(sumsOf(chosen))], columnGap: 32 },
      { text: ' ', margin: [0, 4] },
      {
        table: {
          headerRows: 1,
          widths: [36, '*', '*', '*', '*'],
          body: [
            ['Месяц', 'Платёж', 'Основной долг', 'Проценты', 'Остаток долга'].map((text, at) => ({
              ...{ text, color: MUTED, alignment: at === 0 ? 'left' : 'right' },
            })) satisfies TableCell[],
            ...plan.rows.map(({ month, payment, principal, interest, balance }): TableCell[] => [
              String(month),
              ...[payment, principal, interest, balance].map(right),
            ]),
          ],
        },
        layout: {
          hLineWidth: (line) => (line === 1 ? 0.8 : 0.4),
          vLineWidth: () => 0,
          hLineColor: (line) => (line === 1 ? INK : LINE),
          paddingTop: () => 2.5,
          paddingBottom: () => 1.5,
        },
      },
      {
        text: `${creditWords([programme])} ${programme.disclaimer}`,
        color: MUTED,
        fontSize: 8,
        margin: [0, 14, 0, 0],
      },
      {
        text: `Источник: ${programme.source}, актуально на ${formatDate(programme.actualAt, 'short')}. Расчёт предварительный и не является публичной офертой.`,
        ...{ color: MUTED, fontSize: 8, margin: [0, 6, 0, 0] },
      },
    ],
  };
}

type Fact = readonly [name: string, value: string];

function termsOf({ programme, plan }: ChosenMortgage): Fact[] {
  const title = programme.bank === null ? programme.name : `${programme.bank}: ${programme.name}`;
  return [
    ['Программа', title],
    ['Полная стоимость и ставка', rateWords(programme)],
    ['Стоимость квартиры', formatMoney(plan.price)],
    ['Первоначальный взнос', `${formatMoney(plan.down)}, ${formatPercent(plan.share)}`],
    ...(plan.capital > 0
      ? [['Из него материнский капитал', formatMoney(plan.capital)] as const]
      : []),
  ];
}

function sumsOf({ variant, plan }: ChosenMortgage): Fact[] {
  const falls = variant.kind === 'differentiated';
  return [
    ['Кредит', formatMoney(plan.loan, { fractionDigits: 2 })],
    ['Срок', formatCount(plan.months, ['месяц', 'месяца', 'месяцев'])],
    [falls ? 'Первый платёж' : 'Платёж в месяц', formatMoney(plan.payment, { fractionDigits: 2 })],
    ['Последний платёж', formatMoney(plan.lastPayment, { fractionDigits: 2 })],
    ['Переплата', formatMoney(plan.interest, { fractionDigits: 2 })],
  ];
}

const facts = (rows: readonly Fact[]) => ({
  layout: 'noBorders',
  table: {
    widths: ['auto', '*'],
    body: rows.map(([name, value]) => [{ text: name, color: MUTED }, { text: value }]),
  },
});

const right = (kopecks: number): TableCell => ({
  text: formatMoney(kopecks, { fractionDigits: 2 }),
  alignment: 'right',
  noWrap: true,
});
