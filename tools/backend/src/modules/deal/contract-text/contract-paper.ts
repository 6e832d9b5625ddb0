import { renderSVG } from 'uqr';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { ContractDrawing, ContractText } from '@m30/api';
import { formatDate } from '@m30/ui-kit/format';
import { printableDrawing } from '../../catalogue/lot-sheet/sheet-plan.ts';
import { checkPath } from './check-path.ts';
import { grouped } from './grouped.ts';

const INK = '#12202a';
const MUTED = '#4c5b65';
const LINE = '#cfd8dd';
const SIGNAL = '#c93a0c';

/** What stands on a contract besides its text. */
interface Sheet {
  /** What the company calls itself. */
  company: string;
  hash: string;
  /** Address of the product, which the code leads to. */
  origin: string;
  /** The signature is imitated: a demonstration. */
  imitated: boolean;
}

type Clause = ContractText['chapters'][number]['clauses'][number];

const IMITATED =
  'Демонстрация: подпись «Госключа» имитируется, документ юридической силы не\u00a0имеет.';

/** A contract on A4: only what is signed, its hash on every sheet, a code of the page that checks it. */
export function contractPaper(text: ContractText, sheet: Sheet): TDocumentDefinitions {
  const { title, number, drawn_up, object, chapters } = text;
  return {
    info: { title: `${title} № ${number}`, author: sheet.company },
    pageMargins: [56, 52, 48, 74],
    defaultStyle: { fontSize: 10, color: INK, lineHeight: 1.3 },
    footer: (page, pages) => ({
      margin: [56, 16, 48, 0],
      color: MUTED,
      fontSize: 7.5,
      stack: [
        {
          columns: [
            `${title} №\u00a0${number}`,
            { text: `${page} из\u00a0${pages}`, alignment: 'right', width: 'auto' },
          ],
        },
        `SHA-256 ${grouped(sheet.hash)}`,
        ...(sheet.imitated ? [{ text: IMITATED, color: SIGNAL }] : []),
      ],
    }),
    content: [
      { text: title, fontSize: 20, margin: [0, 0, 0, 4] },
      {
        text: `№\u00a0${number} от\u00a0${formatDate(drawn_up)}. ${object}`,
        color: MUTED,
        margin: [0, 0, 0, 8],
      },
      ...chapters.flatMap(
        ({ number: at, title: name, clauses: [first, ...others], drawings = [] }) => [
          // A title stays with its first clause.
          whole([heading(`${at}. ${name}`), ...(first ? [toContent(first)] : [])]),
          ...others.map((clause) => whole([toContent(clause)])),
          ...drawings.map((drawing) => whole(drawn(drawing))),
        ],
      ),
      check(sheet),
    ],
  };
}

/** What no sheet breaks. */
const whole = (stack: Content[]): Content => ({ stack, unbreakable: true });

const heading = (text: string): Content => ({
  stack: [
    { text, fontSize: 13, margin: [0, 14, 0, 4] },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 491, y2: 0, lineWidth: 0.8, lineColor: INK }] },
  ],
});

const toContent = ({ number, text }: Clause): Content => ({
  columns: [
    { text: number, width: 34, color: MUTED },
    { text, width: '*' },
  ],
  margin: [0, 7, 0, 0],
});

/** A drawing under its title, as wide as the text. */
function drawn({ title, src }: ContractDrawing): Content[] {
  const vector = /^data:image\/svg\+xml;base64,(.*)$/.exec(src)?.[1];
  const picture =
    vector === undefined
      ? { image: src }
      : { svg: printableDrawing(Buffer.from(vector, 'base64').toString()) };
  return [
    { text: title, color: MUTED, margin: [0, 18, 0, 8] },
    { ...picture, fit: [491, 520], alignment: 'center' },
  ];
}

function check({ hash, origin }: Sheet): Content {
  const url = `${origin}${checkPath(hash)}`;
  return {
    unbreakable: true,
    margin: [0, 28, 0, 0],
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 491, y2: 0, lineWidth: 0.6, lineColor: LINE }] },
      {
        margin: [0, 14, 0, 0],
        columnGap: 20,
        columns: [
          { svg: renderSVG(url, { ecc: 'M', border: 0 }), width: 84 },
          [
            { text: 'Отпечаток текста, SHA-256', color: MUTED, fontSize: 8 },
            { text: grouped(hash), margin: [0, 2, 0, 6] },
            {
              text: 'По\u00a0отпечатку или по\u00a0коду любой проверит, что подписан именно этот текст:',
              color: MUTED,
              fontSize: 8,
            },
            { text: url, link: url, color: MUTED, fontSize: 7.5 },
          ],
        ],
      },
    ],
  };
}
