import type { MethodExample } from '../../../core/define-method.ts';
import type { callTouch } from './call-touch.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callTouch>[] = [
  {
    name: 'the least a page sends',
    input: { name: 'Ольга', phone: '+7 (921) 555-01-02', token: 'token', url: '/' },
    result: {
      text: '<p>Ольга, спасибо. Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.</p>',
    },
  },
  {
    name: 'with consent and marketing',
    input: {
      name: 'Анна-Мария О’Нил',
      phone: '8 921 555 01 03',
      token: 'token',
      url: '/obekty/kanal',
      consent: { mode: 'explicit', version: '2026-09-01' },
      marketing: { utm_source: 'yandex', utm_medium: 'cpc', yclid: '17203344' },
      referrer: 'https://yandex.ru/',
    },
    result: {
      text: '<p>Анна-Мария О’Нил, спасибо. Перезвоним в рабочее время: ежедневно с 9:00 до 21:00.</p>',
    },
  },
];
