import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ContractDetails } from '@m30/api';
import { formatDate, formatMoney } from '@m30/ui-kit/format';

const INK = '#12202a';
const MUTED = '#4c5b65';
const LINE = '#cfd8dd';

const PART_STATES = {
  paid: 'Оплачен',
  due: 'Пора платить',
  late: 'Просрочен',
  ahead: 'Впереди',
} as const;

const ESCROW_TITLES = { escrow: 'Счёт эскроу', letter: 'Аккредитив' } as const;

type Part = ContractDetails['parts'][number];
type Fact = readonly [name: string, value: string];

/** A contract's facts and its schedule on A4, as they stand on a day. */
export function contractDocument(
  contract: ContractDetails,
  { owner, now, company }: { owner: string; now: Date; company: { name: string; legal: string } },
): TDocumentDefinitions {
  const { number, title, parts, counted } = contract;
  return {
    info: { title: `${title} ${number}`, author: company.name },
    pageMargins: [44, 44, 44, 52],
    defaultStyle: { fontSize: 10, color: INK, lineHeight: 1.2 },
    footer: (page, pages) => ({
      margin: [44, 12, 44, 0],
      color: MUTED,
      fontSize: 8,
      columns: [
        `Справка по договору ${number} на\u00a0${formatDate(now.toISOString())}`,
        { text: `${page} из\u00a0${pages}`, alignment: 'right' },
      ],
    }),
    content: [
      { text: title, color: MUTED },
      { text: `№\u00a0${number}`, fontSize: 24, margin: [0, 2, 0, 14] },
      facts(factsOf(contract, owner, company.legal)),
      ...(parts.length > 0 ? [heading('График платежей'), schedule(parts)] : []),
      ...registration(contract),
      ...(counted.length > 0 ? [heading('Как посчитано'), facts(counted, 150)] : []),
      {
        text: 'Справка составлена по\u00a0данным личного кабинета и\u00a0не\u00a0заменяет договор.',
        ...{ color: MUTED, fontSize: 8, margin: [0, 16, 0, 0] },
      },
    ],
  };
}

function factsOf(contract: ContractDetails, owner: string, legal: string): Fact[] {
  const { subject, place, escrow, participants, order_number: order } = contract;
  const people = participants.map((one) => `${one.last_name} ${one.name} ${one.second_name}`);
  return [
    ['Предмет', [subject, place].filter(Boolean).join('. ')],
    ['Стороны', `${legal} и ${people.length > 0 ? people.join(', ') : owner}`],
    ['Дата подписания', formatDate(contract.signed_at)],
    ['Состояние', contract.status.label],
    ['Цена', formatMoney(contract.price)],
    ['Оплачено', formatMoney(contract.paid)],
    ['Осталось', formatMoney(contract.left)],
    ...(escrow
      ? [
          [
            ESCROW_TITLES[escrow.kind],
            [escrow.bank, escrow.account ?? ''].join(' ').trim(),
          ] as const,
        ]
      : []),
    ...(order ? [['Заказ', order] as const] : []),
  ];
}

const heading = (text: string): Content => ({ text, fontSize: 14, margin: [0, 18, 0, 8] });

const facts = (rows: readonly Fact[], width = 110): Content => ({
  layout: 'noBorders',
  table: {
    widths: [width, '*'],
    body: rows.map(([name, value]) => [{ text: name, color: MUTED }, { text: value }]),
  },
});

function schedule(parts: readonly Part[]): Content {
  const head = ['Платёж', 'Срок', 'Сумма', 'Состояние'].map((text, at): TableCell => ({
    text,
    color: MUTED,
    alignment: at === 2 ? 'right' : 'left',
  }));
  return {
    table: {
      headerRows: 1,
      widths: ['*', 80, 100, 100],
      body: [
        head,
        ...parts.map((part): TableCell[] => [
          part.title,
          part.awaits_registration ? 'после регистрации' : formatDate(part.due, 'short'),
          {
            text: formatMoney(part.amount, { fractionDigits: 2 }),
            alignment: 'right',
            noWrap: true,
          },
          part.paid_on ? `Оплачен ${formatDate(part.paid_on, 'short')}` : PART_STATES[part.state],
        ]),
      ],
    },
    layout: {
      hLineWidth: (line) => (line === 1 ? 0.8 : 0.4),
      vLineWidth: () => 0,
      hLineColor: (line) => (line === 1 ? INK : LINE),
      paddingTop: () => 4,
      paddingBottom: () => 3,
    },
  };
}

function registration({ registration: told }: ContractDetails): Content[] {
  if (!told) return [];
  const rows = told.steps.map(({ name, date }): Fact => [
    name,
    date ? formatDate(date) : 'впереди',
  ]);
  const note: Fact[] = told.note ? [[told.suspended ? 'Причина' : 'Запись', told.note]] : [];
  return [heading('Регистрация'), facts([...rows, ...note])];
}
