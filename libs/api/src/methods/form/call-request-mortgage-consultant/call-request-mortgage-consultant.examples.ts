import type { MethodExample } from '../../../core/define-method.ts';
import type { callRequestMortgageConsultant } from './call-request-mortgage-consultant.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof callRequestMortgageConsultant>[] = [
  {
    name: 'a mortgage consultation',
    input: {
      name: 'Ольга',
      phone: '+7 (921) 555-01-02',
      email: 'olga@example.com',
      token: 'token',
      objectId: 'kanal',
    },
    result: {
      text: '<p>Ольга, спасибо. Ипотечный специалист позвонит в рабочее время: в будни с 10:00 до 17:00, в выходные с 10:00 до 18:00.</p>',
    },
  },
  {
    name: 'an object consultation at a set time',
    input: {
      name: 'Ольга',
      phone: '+7 (921) 555-01-02',
      token: 'token',
      objects: '«Залив»',
      date: '19.11.2026',
      time: '19:30',
    },
    result: {
      text: '<p>Ольга, спасибо. Записали вас на консультацию 19.11.2026 в 19:30. Накануне позвоним и напомним.</p>',
    },
  },
];
