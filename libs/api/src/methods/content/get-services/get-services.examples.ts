import type { MethodExample } from '../../../core/define-method.ts';
import type { getServices } from './get-services.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getServices>[] = [
  {
    name: 'sections of the first level',
    input: {},
    result: {
      sections: [
        { id: 'priemka', name: 'Приёмка квартиры' },
        { id: 'otdelka', name: 'Отделка и мебель' },
        { id: 'pereezd', name: 'Переезд' },
        { id: 'prodazha-zhilya', name: 'Продажа вашей квартиры' },
        { id: 'strahovanie', name: 'Страхование' },
      ],
    },
  },
];
