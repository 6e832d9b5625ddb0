import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './service.methods.ts';

const sectionNamed = (name: string) => ({
  blocks: [{ type: 'text', html: `<p>${name}: что входит и сколько стоит.</p>` }],
});

export const serviceExamples: ExamplesOf<typeof methods> = {
  'Content.GetServices': [
    {
      name: 'sections of the first level',
      input: {},
      result: {
        sections: [
          {
            id: 'priemka',
            name: 'Приёмка квартиры',
            description: sectionNamed('Приёмка квартиры'),
          },
          {
            id: 'otdelka',
            name: 'Отделка и мебель',
            description: sectionNamed('Отделка и мебель'),
          },
          { id: 'pereezd', name: 'Переезд', description: sectionNamed('Переезд') },
          {
            id: 'prodazha-zhilya',
            name: 'Продажа вашей квартиры',
            description: sectionNamed('Продажа вашей квартиры'),
          },
          { id: 'strahovanie', name: 'Страхование', description: sectionNamed('Страхование') },
        ],
      },
    },
  ],
  'Content.GetService': [
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
  ],
};
