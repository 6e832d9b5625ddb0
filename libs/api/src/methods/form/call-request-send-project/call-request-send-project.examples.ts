import type { MethodExample } from '../../../core/define-method.ts';
import type { callRequestSendProject } from './call-request-send-project.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequestSendProject>[] = [
  {
    name: 'the least a page sends',
    input: {
      name: 'Ольга',
      phone: '+7 (921) 555-01-02',
      token: 'token',
      url: '/kompaniya/produkciya',
    },
    result: {
      text: '<p>Ольга, спасибо. Инженер посмотрит проект и позвонит в течение двух рабочих дней.</p>',
    },
  },
  {
    name: 'with consent and marketing',
    input: {
      name: 'Анна-Мария О’Нил',
      phone: '8 921 555 01 03',
      token: 'token',
      url: '/kompaniya/produkciya?utm_source=yandex',
      consent: { mode: 'explicit', version: '2026-09-01' },
      marketing: { utm_source: 'yandex', utm_medium: 'cpc', yclid: '17203344' },
      referrer: 'https://yandex.ru/',
    },
    result: {
      text: '<p>Анна-Мария О’Нил, спасибо. Инженер посмотрит проект и позвонит в течение двух рабочих дней.</p>',
    },
  },
];
