import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './lead.methods.ts';

const lead = 'b3e1c0aa-52c1-4c53-8d5e-7f8a9b0c1d2e';
const colleague = '0d6a1f52-3f0b-4f3e-9d1c-7a4f0c2b9e10';

const row = {
  guid: lead,
  name: 'Ковалёв Артём Игоревич',
  phone: '+79112041836',
  email: 'kovalev.art@mail.example',
  form: 'Form.CallRequest',
  form_title: 'Заявка на звонок',
  source: 'yandex',
  lot: {
    guid: 'c4b5a6d7-1e2f-4a3b-8c9d-0e1f2a3b4c5d',
    title: 'Канал 9, корпус 2, № 49',
    price: 2_194_200_000,
    url: '/kvartiry/49',
  },
  status: 'in_work',
  responsible: { guid: colleague, name: 'Сафина Дарья' },
  next_step: 'Позвонить',
  due_at: '2026-11-20T09:30:00.000Z',
  overdue: false,
  created_at: '2026-11-20T08:42:00.000Z',
  answered_at: '2026-11-20T08:58:00.000Z',
  version: 3,
} as const;

const note = {
  guid: 'e5d4c3b2-a190-4f8e-9d7c-6b5a49382716',
  kind: 'call',
  text: 'Не ответил, 32 с',
  author: 'Сафина Дарья',
  at: '2026-11-20T08:58:00.000Z',
} as const;

const details = {
  ...row,
  facts: [
    { label: 'Страница лота', value: 'https://meridian30.example/kvartiry/49' },
    { label: 'Согласие', value: 'отправкой формы' },
  ],
  files: [{ label: 'Резюме', src: '/studio/files/7f3c2a10-5b4e-4d6f-8a90-b1c2d3e4f506' }],
  marketing: { utm_source: 'yandex', utm_campaign: 'kanal9-spb' },
  referrer: null,
  delivery: 'не передаётся',
  notes: [note],
  orders: [],
  twins: [],
};

/** Calls of each method; tests and stories use them. */
export const leadExamples: ExamplesOf<typeof methods> = {
  'Leads.List': [
    {
      name: 'what is mine and due',
      input: { responsible: 'me', overdue: '1' },
      result: {
        total: 1,
        page: 1,
        pages: 1,
        leads: [row],
        counts: { by_status: { in_work: 1 }, mine: 1, nobody: 0, overdue: 0, all: 1 },
        forms: [{ form: 'Form.CallRequest', title: 'Заявка на звонок' }],
        sources: ['yandex'],
        caught: 12,
      },
    },
  ],
  'Leads.Get': [{ name: 'a lead', input: { lead }, result: { lead: details } }],
  'Leads.Create': [
    {
      name: 'a call',
      input: {
        came: 'call',
        name: 'Артём',
        phone: '+7 911 204-18-36',
        email: '',
        note: 'Хочет посмотреть в\u00a0субботу',
      },
      result: { lead: { ...details, form: 'Studio.Call', form_title: 'Звонок' } },
    },
  ],
  'Leads.ChangeStatus': [
    {
      name: 'a refusal',
      input: { lead, version: 3, status: 'declined', reason: 'Купил у других' },
      result: { lead: { ...details, status: 'declined', version: 4 } },
    },
  ],
  'Leads.Assign': [
    {
      name: 'a colleague',
      input: { lead, version: 3, responsible: colleague },
      result: { lead: { ...details, version: 4 } },
    },
  ],
  'Leads.SetStep': [
    {
      name: 'a call',
      input: { lead, version: 3, step: 'Перезвонить', due_at: '2026-11-20T12:30:00.000Z' },
      result: { lead: { ...details, next_step: 'Перезвонить', version: 4 } },
    },
  ],
  'Leads.Comment': [
    {
      name: 'the outcome of a call',
      input: { lead, kind: 'call', text: 'Не ответил, 32 с' },
      result: { note },
    },
  ],
  'Leads.Merge': [
    {
      name: 'the same phone twice',
      input: { lead, version: 3, twin: 'a2b3c4d5-e6f7-4081-92a3-b4c5d6e7f809' },
      result: { lead: { ...details, version: 4 } },
    },
  ],
};
