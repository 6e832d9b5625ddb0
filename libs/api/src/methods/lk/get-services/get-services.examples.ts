import type { MethodExample } from '../../../core/define-method.ts';
import { demoServiceRequest } from '../shared/demo-papers.ts';
import type { getAccountServices } from './get-services.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getAccountServices>[] = [
  {
    name: 'the first page',
    input: {},
    result: {
      sections: [
        {
          id: 'otdelka',
          name: 'Отделка и\u00a0мебель',
          price_from: null,
          sections: [{ id: 'meblirovka', name: 'Меблировка под\u00a0ключ', price_from: null }],
        },
      ],
      requests: [demoServiceRequest],
      total: 1,
      page: 1,
      pages: 1,
    },
  },
];
