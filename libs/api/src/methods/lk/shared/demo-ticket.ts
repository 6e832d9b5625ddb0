import { demoPremise, demoTicketRow } from './demo-papers.ts';
import type { Ticket } from './ticket.schema.ts';

/** A ticket of the demo buyer; examples hold it. */
export const demoTicket: Ticket = {
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
