import type { ExamplesOf } from '../../core/examples.ts';
import { demoPremise } from '../../deal/order.examples.ts';
import type * as methods from './ticket.methods.ts';
import type { Ticket, TicketRow } from './ticket.schema.ts';

const demoTicketRow: TicketRow = {
  guid: '3c8a2b74-9e3f-4c2d-8c9a-7f4b1e5d8a01',
  number: 'О-10003',
  topic: 'contract',
  title: 'Когда зарегистрируют договор',
  state: 'answered',
  unread: true,
  answer_by: null,
  changed_at: '2026-11-17T09:00:00.000Z',
};

/** A ticket of the demo buyer; examples hold it. */
const demoTicket: Ticket = {
  ...demoTicketRow,
  premise: demoPremise,
  rating: null,
  created_at: '2026-11-16T09:00:00.000Z',
  messages: [
    {
      guid: '4d9b3c85-0f4a-4d3e-9d0b-8a5c2f6e9b01',
      staff: null,
      text: 'Документы подали в\u00a0понедельник. Когда ждать регистрации?',
      files: [],
      at: '2026-11-16T09:00:00.000Z',
    },
    {
      guid: '4d9b3c85-0f4a-4d3e-9d0b-8a5c2f6e9b02',
      staff: 'Ирина Соколова',
      text: 'Росреестр регистрирует до\u00a0пяти рабочих дней. Как только запись внесут, кабинет сообщит.',
      files: [],
      at: '2026-11-17T09:00:00.000Z',
    },
  ],
};

export const ticketExamples: ExamplesOf<typeof methods> = {
  'LK.GetTickets': [
    {
      name: 'the first page',
      input: {},
      result: {
        tickets: [demoTicketRow],
        total: 1,
        page: 1,
        pages: 1,
        questions: [
          { id: 'srok', question: 'Как быстро отвечаете', answer: '<p>За\u00a0день.</p>' },
        ],
      },
    },
  ],
  'LK.GetTicketForm': [
    {
      name: 'of the demo buyer',
      input: {},
      result: {
        topics: [{ id: 'contract', label: 'Договор и\u00a0регистрация' }],
        premises: [demoPremise],
        answer_by: '2026-11-19T09:00:00.000Z',
      },
    },
  ],
  'LK.GetTicket': [
    {
      name: 'an answered one',
      input: { ticket: demoTicket.guid },
      result: { ticket: demoTicket },
    },
  ],
  'LK.SendTicket': [
    {
      name: 'about the registration',
      input: {
        topic: 'contract',
        title: 'Когда зарегистрируют договор',
        text: 'Документы подали в\u00a0понедельник.',
      },
      result: { ticket: demoTicket },
    },
  ],
  'LK.AnswerTicket': [
    {
      name: 'a word more',
      input: { ticket: demoTicket.guid, text: 'Спасибо, жду' },
      result: { ticket: demoTicket },
    },
  ],
  'LK.ReadTicket': [
    {
      name: 'the last one',
      input: { ticket: demoTicket.guid },
      result: { unread: 0 },
    },
  ],
  'LK.CloseTicket': [
    {
      name: 'an answered one',
      input: { ticket: demoTicket.guid },
      result: { ticket: demoTicket },
    },
  ],
  'LK.ReopenTicket': [
    {
      name: 'a closed one',
      input: { ticket: demoTicket.guid },
      result: { ticket: demoTicket },
    },
  ],
  'LK.RateTicket': [
    {
      name: 'five stars',
      input: { ticket: demoTicket.guid, rating: 5 },
      result: { ticket: demoTicket },
    },
  ],
  'LK.AddTicketFile': [
    {
      name: 'a letter',
      input: { ticket: demoTicket.guid, name: 'Письмо банка.pdf', size: 248_115 },
      result: { upload: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d02', offset: 0, chunk: 524_288 },
    },
  ],
  'LK.DeleteTicketFile': [
    {
      name: 'a letter',
      input: { ticket: demoTicket.guid, file: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d02' },
      result: { file: '5f1c9a40-5a6e-4d3d-8f55-1b7a2e9c6d02' },
    },
  ],
};
