import type { MethodExample } from '../../../core/define-method.ts';
import type { getServices } from './get-services.method.ts';

const describe = (name: string) => ({
  blocks: [{ type: 'text', html: `<p>${name}: что входит и сколько стоит.</p>` }],
});

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getServices>[] = [
  {
    name: 'sections of the first level',
    input: {},
    result: {
      sections: [
        { id: 'priemka', name: 'Приёмка квартиры', description: describe('Приёмка квартиры') },
        { id: 'otdelka', name: 'Отделка и мебель', description: describe('Отделка и мебель') },
        { id: 'pereezd', name: 'Переезд', description: describe('Переезд') },
        {
          id: 'prodazha-zhilya',
          name: 'Продажа вашей квартиры',
          description: describe('Продажа вашей квартиры'),
        },
        { id: 'strahovanie', name: 'Страхование', description: describe('Страхование') },
      ],
    },
  },
];
