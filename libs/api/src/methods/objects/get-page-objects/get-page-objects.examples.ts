import type { MethodExample } from '../../../core/define-method.ts';
import type { getPageObjects } from './get-page-objects.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getPageObjects>[] = [
  {
    name: 'the eight complexes',
    input: {},
    result: {
      objects: [
        {
          id: 'kanal',
          label: 'Канал 9',
        },
        {
          id: 'zaliv',
          label: 'Залив',
        },
        {
          id: 'kolonnada',
          label: 'Колоннада',
        },
        {
          id: 'loft',
          label: 'Мануфактура',
        },
        {
          id: 'severny',
          label: 'Северный свет',
        },
        {
          id: 'svetly',
          label: 'Светлый двор',
        },
        {
          id: 'terrasy',
          label: 'Террасы',
        },
        {
          id: 'sosny',
          label: 'Сосны',
        },
      ],
    },
  },
];
