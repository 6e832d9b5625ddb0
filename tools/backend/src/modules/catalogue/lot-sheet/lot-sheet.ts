import { renderSVG } from 'uqr';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import {
  formatArea,
  formatCount,
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuarter,
} from '@m30/ui-kit/format';
import { metrePrice, metrePriceFormula } from '@m30/calculators/area';
import { developerWords } from '../../content/company/company-of.ts';
import { creditWords, rateWords } from '@m30/calculators/credit/core';
import { loanFormula } from '@m30/calculators/money';
import { termsOf, type PaymentFilter } from '../facet-index/facet/payment.ts';
import { FINISHES } from '../../estate/finish.ts';
import type { PlacedLot, ProgrammeRow } from '../snapshot/snapshot.ts';
import { hasPrice, lotUrl, toHandover } from '../lot/to-lot-card.ts';
import { flatName, flatPlace } from './flat-name.ts';
import { outlookPart } from './outlook-part.ts';
import { INK, MUTED, PAPER, rows, WATER } from './paper-style.ts';
import { printableDrawing, type SheetPlan } from './sheet-plan.ts';
import type { SheetOutlook } from './sheet-outlook.ts';

/** What a sheet tells of besides its flat. */
export interface SheetContext {
  /** What the company calls itself, and its full name. */
  company: { name: string; legal: string };
  /** Address of the product, which the code on the sheet leads to. */
  origin: string;
  /** The flat with its words: SVG, or a picture as a data URI; `null` where there is no drawing. */
  plan: SheetPlan | null;
  /** Sun and view, where they are known. */
  outlook?: SheetOutlook | null;
  /** The one that the payment is counted by. */
  programme: ProgrammeRow;
  /** Term and down payment that the visitor has said. */
  choice?: PaymentFilter;
  office: { address: string; phone: string };
  /** ISO day of the figures. */
  today: string;
}

/** A flat on one A4 page: plan, price, payment with its conditions, parameters, address and a code of its page. */
export function lotSheet(lot: PlacedLot, context: SheetContext): TDocumentDefinitions {
  const { company, origin, programme, office, today, outlook } = context;
  const url = origin + lotUrl(lot);
  return {
    info: { title: `${flatName(lot)}, ${formatArea(lot.area)}`, author: company.name },
    pageMargins: [40, 28, 40, 42],
    defaultStyle: { fontSize: 9.5, color: INK, lineHeight: 1.2 },
    footer: () => ({
      margin: [40, 8, 40, 0],
      color: MUTED,
      fontSize: 8,
      columns: [
        `${company.name}. ${office.address}`,
        { text: office.phone, alignment: 'right', width: 'auto' },
      ],
    }),
    content: [
      {
        columns: [
          { text: company.name, fontSize: 11, bold: true },
          {
            text: `Цены и статус на ${formatDate(today, 'short')}`,
            color: MUTED,
            alignment: 'right',
          },
        ],
        margin: [0, 0, 0, 10],
      },
      { text: `${flatName(lot)}, ${formatArea(lot.area)}`, fontSize: 22 },
      { text: flatPlace(lot), margin: [0, 2, 0, 0] },
      { text: lot.complex.address, color: MUTED, margin: [0, 0, 0, 10] },
      {
        columnGap: 20,
        columns: [
          {
            width: 330,
            layout: { hLineWidth: () => 0, vLineWidth: () => 0, fillColor: () => PAPER },
            table: { widths: ['*'], body: [[planCell(context)]] },
          },
          { width: '*', stack: [...cost(lot, context), ...code(url)] },
        ],
      },
      ...(outlook ? outlookPart(outlook) : []),
      { text: 'Параметры', fontSize: 13, margin: [0, 8, 0, 2] },
      { columns: columnsOf(facts(lot)), columnGap: 22, fontSize: 8.5 },
      ...(hasPrice(lot) ? [small(countedWords(lot, context), 8)] : []),
      small(notes(lot, programme, company.legal), 4),
    ],
  };
}

/** Points: what leaves room on the page for the view. */
const PLAN = { alone: [306, 330], withOutlook: [306, 204] } as const;

function planCell({ plan, outlook }: Pick<SheetContext, 'plan' | 'outlook'>): Content {
  if (!plan) return { text: 'Чертёж не\u00a0загружен', color: MUTED, margin: 24 };
  const drawn = 'svg' in plan ? { svg: printableDrawing(plan.svg) } : plan;
  const [width, height] = outlook ? PLAN.withOutlook : PLAN.alone;
  return { ...drawn, fit: [width, height], alignment: 'center', margin: 8 };
}

/** Small print, so many points below what stands above it. */
const small = (text: string, gap: number): Content => ({
  ...{ text, color: MUTED, fontSize: 7.5 },
  margin: [0, gap, 0, 0],
});

function cost(
  lot: PlacedLot,
  { programme, choice = {} }: Pick<SheetContext, 'programme' | 'choice'>,
): Content[] {
  if (!hasPrice(lot)) return [{ text: STATUS[lot.status], fontSize: 16 }];
  const { payment, downPayment, months } = termsOf(lot.price, programme, choice);
  const share = Math.round((downPayment / lot.price) * 1000) / 10;
  return [
    { text: STATUS[lot.status], color: MUTED, margin: [0, 0, 0, 6] },
    { text: formatMoney(lot.price), fontSize: 19, bold: true },
    ...(lot.oldPrice === null
      ? []
      : [
          {
            text: formatMoney(lot.oldPrice),
            color: MUTED,
            decoration: 'lineThrough' as const,
          },
        ]),
    { text: `${formatMoney(metrePrice(lot.price, lot.area, 'page'))} за м²`, color: MUTED },
    { text: 'Платёж в месяц', color: MUTED, margin: [0, 8, 0, 0] },
    { text: formatMoney(payment), fontSize: 14, bold: true, color: WATER },
    {
      text: `${programme.name}, ${rateWords(creditOf(programme))}, взнос ${formatMoney(downPayment)} (${formatPercent(share)}), ${formatCount(Math.round(months / 12), ['год', 'года', 'лет'])}. Актуально на\u00a0${formatDate(programme.actualAt, 'short')}`,
      color: MUTED,
      fontSize: 8,
    },
  ];
}

/** Paper opens nothing: how the sums have come about stands in small print. */
function countedWords(
  lot: PlacedLot,
  { programme, choice = {} }: Pick<SheetContext, 'programme' | 'choice'>,
): string {
  const terms = termsOf(lot.price, programme, choice);
  const rows = [
    metrePriceFormula(lot.price, lot.area, 'page'),
    ...(terms.loan > 0 ? loanFormula(lot.price, terms) : []),
  ];
  return `Как посчитано. ${rows.map((row) => row.join(': ')).join('. ')}.`.replace('..', '.');
}

const STATUS = {
  free: 'Свободна',
  held: 'Забронирована',
  reserved: 'В резерве',
  sold: 'Продана',
  closed: 'Не в продаже',
} as const;

function code(url: string): Content[] {
  return [
    { svg: renderSVG(url, { ecc: 'M', border: 0 }), width: 68, margin: [0, 10, 0, 4] },
    { text: 'Страница квартиры', fontSize: 8, color: MUTED },
    { text: url, link: url, fontSize: 7, color: MUTED },
  ];
}

type Fact = readonly [name: string, value: string];

function facts(lot: PlacedLot): Fact[] {
  const handover = toHandover(lot.building);
  return [
    ['Общая площадь', formatArea(lot.area)],
    ...area('Жилая площадь', lot.livingArea || null),
    ...area('Кухня', lot.kitchenArea),
    ...area('Балкон или лоджия', lot.balconyArea),
    ...(lot.ceiling === 0
      ? []
      : [['Высота потолка', `${formatNumber(lot.ceiling, 2)} м`] as const]),
    ['Отделка', FINISHES[lot.finish]],
    ...(lot.bathrooms === 0 ? [] : [['Санузлов', String(lot.bathrooms)] as const]),
    ['Окна', lot.sides.join(', ')],
    ['Секция, этаж', `${lot.section}, ${lot.floor} из ${lot.building.floors}`],
    ['Ключи', handover ? formatQuarter(handover) : 'дом сдан'],
    ...lot.plan.roomList.map(({ name, area: size }): Fact => [name, formatArea(size)]),
  ];
}

const area = (name: string, value: number | null): Fact[] =>
  value === null ? [] : [[name, formatArea(value)]];

/** Columns of parameters: three leave room on the page for the view. */
const COLUMNS = 3;

function columnsOf(all: readonly Fact[]): Content[] {
  const length = Math.ceil(all.length / COLUMNS);
  const parts = Array.from({ length: COLUMNS }, (_, at) =>
    all.slice(at * length, (at + 1) * length),
  );
  return parts
    .filter((part) => part.length > 0)
    .map((part) => ({
      table: {
        widths: ['*', 'auto'],
        body: part.map(([name, value]) => [
          { text: name, color: MUTED },
          { text: value, alignment: 'right' as const },
        ]),
      },
      layout: rows,
    }));
}

const creditOf = ({ rate, lenders, costFrom, costTo }: ProgrammeRow) => ({
  rate,
  lenders,
  cost: { from: costFrom, to: costTo },
});

function notes(lot: PlacedLot, programme: ProgrammeRow, legal: string): string {
  const built = toHandover(lot.building) ? `${developerWords(legal)} ` : '';
  const shared =
    built +
    'Цена не является публичной офертой. Планировка справочная, точные размеры указаны в договоре.';
  return hasPrice(lot)
    ? `${creditWords([creditOf(programme)])} ${programme.disclaimer} ${shared}`
    : shared;
}
