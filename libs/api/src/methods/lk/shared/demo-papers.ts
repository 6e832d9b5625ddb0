import type { ServiceRequest } from './service-request.schema.ts';
import type { Statement, StatementRow } from './statement.schema.ts';
import type { TicketRow } from './ticket.schema.ts';

/** A flat of the demo buyer; examples hold it. */
export const demoPremise = {
  order: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f0a',
  number: 'M30-19874',
  title: '2-комнатная квартира, «Канал 9», №\u00a057',
};

export const demoStatementRow: StatementRow = {
  guid: '1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e01',
  number: 'З-10002',
  template: 'refund',
  title: 'Возврат денег',
  state: 'review',
  created_at: '2026-11-12T09:00:00.000Z',
  answer_by: '2026-11-26T15:00:00.000Z',
  decided_at: null,
};

export const demoStatement: Statement = {
  ...demoStatementRow,
  premise: demoPremise,
  facts: [{ label: 'Сумма, ₽', value: '30\u00a0000,00\u00a0₽' }],
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

export const demoServiceRequest: ServiceRequest = {
  guid: '2b7f1a63-8d2e-4b1c-9b8f-6e3a0d4c7f03',
  number: 'У-10003',
  service: 'pereezd',
  title: 'Переезд',
  premise: demoPremise,
  address: '',
  choice: 'Машина и\u00a0грузчики',
  comment: 'Третий этаж, грузовой лифт есть',
  wished_on: '2026-11-28',
  state: 'confirmed',
  planned_on: '2026-11-28',
  price: 1_490_000,
  note: 'Бригада приедет в\u00a010:00',
  created_at: '2026-11-16T09:00:00.000Z',
};

export const demoTicketRow: TicketRow = {
  guid: '3c8a2b74-9e3f-4c2d-8c9a-7f4b1e5d8a01',
  number: 'О-10003',
  topic: 'contract',
  title: 'Когда зарегистрируют договор',
  state: 'answered',
  unread: true,
  answer_by: null,
  changed_at: '2026-11-17T09:00:00.000Z',
};
