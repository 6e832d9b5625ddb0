import type { MethodExample } from '../../../core/define-method.ts';
import type { getService } from './get-service.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getService>[] = [
  {
    name: 'a section below another one',
    input: { id: 'chistovaya-otdelka' },
    result: {
      id: 'chistovaya-otdelka',
      name: 'Чистовая отделка',
      description: {
        blocks: [
          {
            type: 'text',
            html: '<p>Четыре готовых решения с образцами в шоуруме на Курской улице. Срок — от 60 рабочих дней, гарантия на работы — два года.</p>',
          },
        ],
      },
      parents: [{ id: 'otdelka', name: 'Отделка и мебель' }],
      sections: [],
    },
  },
];
