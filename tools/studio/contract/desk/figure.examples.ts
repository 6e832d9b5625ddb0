import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './figure.methods.ts';

const count = (title: string) => ({ title, unit: 'count' }) as const;

/** Calls of each method; tests and stories use them. */
export const figureExamples: ExamplesOf<typeof methods> = {
  'Figures.Get': [
    {
      name: 'a month',
      input: { days: '30' },
      result: {
        ...{ from: '2026-10-22', to: '2026-11-20' },
        tables: [
          {
            ...{ id: 'funnel', title: 'От визита до ключей', chart: null, head: 'Шаг' },
            note: 'Сколько чего случилось за период',
            columns: [count('За период'), count('Перед ним')],
            rows: [
              { label: 'Лиды', values: [40, 36] },
              { label: 'Заказы', values: [12, 9] },
            ],
          },
          {
            ...{ id: 'complexes', title: 'Темп по комплексам', chart: 'bar', head: 'Комплекс' },
            note: 'Квартиры',
            columns: [count('Продано'), count('Свободно')],
            rows: [{ label: 'Канал 9', values: [4, 38] }],
          },
          {
            ...{ id: 'searches', title: 'Поиск без ответа', chart: null, head: 'Искали' },
            note: 'Слова, по которым сайт ничего не нашёл',
            columns: [count('Раз')],
            rows: [],
          },
        ],
      },
    },
  ],
};
