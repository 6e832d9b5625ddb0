import type { StatementState } from '@m30/api';

/** A statement of the demo buyer; days count from the moment of seeding. */
export interface DemoStatement {
  guid: string;
  /** Order that it is about. */
  order: string;
  template: string;
  answers: Record<string, string>;
  state: StatementState;
  sentAgo: number;
  takenAgo: number | null;
  decidedAgo: number | null;
  answer: string | null;
}

const keys = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f0a';
const registration = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f08';
const refunded = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f09';

/** What the demo buyer has written to the company, oldest first. */
export const demoStatements: readonly DemoStatement[] = [
  {
    guid: '1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e01',
    order: refunded,
    template: 'refund',
    answers: {
      reason: 'hold',
      amount: '3000000',
      recipient: 'Савельева Марина Андреевна',
      inn: '500100732259',
      bank: 'Балтика Банк',
      bic: '044030653',
      kpp: '780401001',
      correspondent_account: '30101810500000000653',
      account: '40817810155000000017',
    },
    state: 'done',
    sentAgo: 59,
    takenAgo: 58.9,
    decidedAgo: 58,
    answer:
      'Плата за\u00a0бронь 30\u00a0000\u00a0₽ возвращена по\u00a0указанным реквизитам. Срок зачисления зависит от\u00a0банка, обычно это один рабочий день.',
  },
  {
    guid: '1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e02',
    order: keys,
    template: 'replan',
    answers: {
      rooms: 'кухня и гостиная',
      walls: 'opening',
      works: 'Проём шириной 120 см между кухней и гостиной, усиление швеллером по\u00a0проекту.',
    },
    state: 'refused',
    sentAgo: 41,
    takenAgo: 39,
    decidedAgo: 34,
    answer:
      'Стена между кухней и\u00a0гостиной несущая, проём в\u00a0ней ослабит перекрытие над вашим этажом. Проём можно сделать в\u00a0перегородке со\u00a0стороны коридора: приложите эскиз к\u00a0новому заявлению.',
  },
  {
    guid: '1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e03',
    order: keys,
    template: 'receipt',
    answers: { for: 'tax', email: 'savelyeva@meridian30.example' },
    state: 'done',
    sentAgo: 20,
    takenAgo: 19,
    decidedAgo: 17,
    answer:
      'Справка о\u00a0полной оплате договора КП-19874 подписана усиленной электронной подписью и\u00a0отправлена на\u00a0savelyeva@meridian30.example.',
  },
  {
    guid: '1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e04',
    order: registration,
    template: 'data',
    answers: {
      what: 'address',
      postal_code: '196084',
      address: 'Санкт-Петербург, Московский проспект, дом 98, квартира 41',
    },
    state: 'review',
    sentAgo: 4,
    takenAgo: 2,
    decidedAgo: null,
    answer: null,
  },
  {
    guid: '1a6e0f52-7c1d-4a0b-8a7e-5d2f9c3b6e05',
    order: keys,
    template: 'proxy',
    answers: {
      agent: 'Савельев Павел Игоревич',
      agent_phone: '+79210000077',
      powers: 'papers',
      deed: '78/112-н/78-2026-4-318',
      until: '31.12.2027',
    },
    state: 'sent',
    sentAgo: 0.6,
    takenAgo: null,
    decidedAgo: null,
    answer: null,
  },
];
