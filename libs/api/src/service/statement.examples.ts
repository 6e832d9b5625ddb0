import type { ExamplesOf } from '../core/examples.ts';
import { demoPremise } from '../deal/order.examples.ts';
import type * as methods from './statement.methods.ts';
import type { Statement, StatementRow } from './statement.schema.ts';

const demoStatementRow: StatementRow = {
  guid: '1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e01',
  number: 'З-10002',
  template: 'refund',
  title: 'Возврат денег',
  state: 'review',
  created_at: '2026-11-12T09:00:00.000Z',
  answer_by: '2026-11-26T15:00:00.000Z',
  decided_at: null,
};

const demoStatement: Statement = {
  ...demoStatementRow,
  premise: demoPremise,
  facts: [{ label: 'Сумма', value: '30\u00a0000,00\u00a0₽' }],
  taken_at: '2026-11-13T09:00:00.000Z',
  answer: null,
  files: [
    {
      name: 'Заявление З-10002',
      src: '/api/statements/1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e01.pdf',
      type: 'pdf',
    },
  ],
};

export const statementExamples: ExamplesOf<typeof methods> = {
  'LK.GetStatements': [
    {
      name: 'the first page',
      input: {},
      result: {
        templates: [{ id: 'refund', title: 'Возврат денег', lead: 'Вернуть плату за\u00a0бронь.' }],
        statements: [demoStatementRow],
        total: 1,
        page: 1,
        pages: 1,
      },
    },
  ],
  'LK.GetStatementForm': [
    {
      name: 'a refund',
      input: { template: 'refund' },
      result: {
        template: 'refund',
        premises: [demoPremise],
        buyer: 'Савельева Марина Андреевна',
        answers: { inn: '500100732259' },
      },
    },
  ],
  'LK.GetStatement': [
    {
      name: 'one under review',
      input: { statement: demoStatement.guid },
      result: { statement: demoStatement },
    },
  ],
  'LK.SendStatement': [
    {
      name: 'a receipt for the tax office',
      input: {
        template: 'receipt',
        premise: demoPremise.order,
        answers: { for: 'tax', email: 'marina@example.com' },
      },
      result: { statement: demoStatement },
    },
  ],
};
