import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Answers } from '@m30/forms/questionnaire';
import { statementFacts, statementParagraphs, type StatementTemplate } from '@m30/forms/statement';
import { formatDate } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import type { Premise } from '../../deal/order/premises-of.ts';

/** What a document says besides its template. */
export interface DocumentContext {
  /** Full name of the company. */
  company: string;
  /** «З-10042»; `null` of one that was not sent yet. */
  number: string | null;
  buyer: { name: string; phone: string; email: string | null };
  premise: Premise | null;
  /** When it was sent; of a preview, now. */
  at: Date;
}

const INK = '#12202a';
const MUTED = '#4c5b65';
const LINE = '#cfd8dd';

/** A statement on A4: to whom and from whom, what is asked for, the figures as a table, how it was signed. */
export function statementDocument(
  template: StatementTemplate,
  answers: Answers,
  context: DocumentContext,
): TDocumentDefinitions {
  const { company, number, premise, at } = context;
  const about = premise ? `Заказ ${premise.number}. ${premise.title}.` : null;
  return paper(company, `Заявление ${template.subject}`, number, [
    sender(context.company, context.buyer),
    heading('Заявление', template.subject),
    ...(about ? [{ text: about, margin: [0, 0, 0, 10] } satisfies Content] : []),
    ...statementParagraphs(template, answers).map(paragraph),
    facts(statementFacts(template, answers).map(({ label, value }) => [label, value])),
    {
      margin: [0, 24, 0, 0],
      color: MUTED,
      text:
        number === null
          ? 'Черновик: заявление ещё не\u00a0отправлено.'
          : `Отправлено из\u00a0личного кабинета ${formatDate(at, 'fullInSentence')} по\u00a0московскому времени. Подписано простой электронной подписью: вход подтверждён номером ${formatPhone(context.buyer.phone)}.`,
    },
  ]);
}

interface AnswerDocument {
  /** Full name of the company. */
  company: string;
  /** Of the statement. */
  number: string;
  subject: string;
  buyer: string;
  isRefused: boolean;
  text: string;
  at: Date;
}

/** The company's answer on A4. */
export function answerDocument(answer: AnswerDocument): TDocumentDefinitions {
  const { company, number, subject, buyer, isRefused, text, at } = answer;
  return paper(company, `Ответ на\u00a0заявление ${number}`, null, [
    { text: buyer, alignment: 'right', margin: [0, 0, 0, 36] },
    heading('Ответ на\u00a0заявление', subject),
    paragraph(
      isRefused
        ? `По\u00a0заявлению ${number} принято решение отказать.`
        : `Заявление ${number} рассмотрено и\u00a0исполнено.`,
    ),
    ...text.split(/\n+/).map(paragraph),
    {
      text: `${company}, ${formatDate(at, 'fullInSentence')}`,
      color: MUTED,
      margin: [0, 24, 0, 0],
    },
  ]);
}

/** «18 ноября 2026 в 12:00», Moscow. */
const paragraph = (text: string): Content => ({ text, margin: [0, 0, 0, 8] });

const heading = (title: string, subject: string): Content => ({
  margin: [0, 0, 0, 16],
  stack: [{ text: title, fontSize: 20 }, { text: subject }],
});

const sender = (company: string, { name, phone, email }: DocumentContext['buyer']): Content => ({
  margin: [220, 0, 0, 36],
  stack: [
    `В\u00a0${company}`,
    { text: 'от\u00a0покупателя', color: MUTED, margin: [0, 6, 0, 0] },
    name,
    [formatPhone(phone), email].filter(Boolean).join(', '),
  ],
});

const facts = (rows: readonly (readonly [string, string])[]): Content =>
  rows.length === 0
    ? []
    : {
        margin: [0, 12, 0, 0],
        table: {
          widths: [180, '*'],
          body: rows.map(([label, value]) => [{ text: label, color: MUTED }, value]),
        },
        layout: { hLineWidth: () => 0.5, vLineWidth: () => 0, hLineColor: () => LINE },
      };

function paper(
  company: string,
  title: string,
  number: string | null,
  content: Content[],
): TDocumentDefinitions {
  return {
    info: { title, author: company },
    pageMargins: [56, 48, 56, 56],
    defaultStyle: { fontSize: 11, color: INK, lineHeight: 1.25 },
    footer: (page, pages) => ({
      margin: [56, 12, 56, 0],
      color: MUTED,
      fontSize: 8,
      columns: [
        number === null ? title : `${title}. ${number}`,
        { text: `${page} из ${pages}`, alignment: 'right', width: 'auto' },
      ],
    }),
    content,
  };
}
