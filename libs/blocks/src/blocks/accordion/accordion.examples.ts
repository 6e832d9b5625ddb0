import type { BlockExamples } from '../../define-block/define-block.ts';
import type { AccordionInput } from './accordion.schema.ts';

export const examples: BlockExamples<AccordionInput> = {
  minimal: {
    items: [
      {
        title: 'Можно ли прийти со своим экспертом',
        html: '<p>Да, эксперт проходит по&nbsp;вашему паспорту.</p>',
      },
    ],
  },
  full: {
    title: 'Вопросы и документы',
    items: [
      {
        documents: [
          {
            type: 'file',
            label: 'Акт осмотра, образец',
            file: {
              src: '/media/documents/svetly-dkp.pdf',
              type: 'application/pdf',
              size: 314_573,
            },
          },
          { type: 'link', label: 'Порядок приёмки', link: '/klientam/priemka-kvartiry' },
        ],
      },
      {
        title: 'Что делать, если нашли дефект',
        html: '<p>Внесите его в&nbsp;акт осмотра. Срок исправления — до&nbsp;14&nbsp;дней.</p><ul><li>приложите снимок</li><li>назовите комнату</li></ul>',
      },
      {
        title: 'Когда подписывают акт передачи',
        html: '<p>После осмотра или после исправления замечаний, <a href="/klientam/priemka-kvartiry">как договоритесь</a>.</p>',
      },
    ],
  },
  edge: {
    title: 'Односторонняяпередачаквартирыипоследствиядлясобственника',
    items: Array.from({ length: 12 }, (_, index) => ({
      title: `Вопрос ${index + 1}: ${'что считается односторонней передачей '.repeat(index % 4)}`,
      html: index % 3 === 0 ? '' : `<table><tr><td>${'строка '.repeat(40)}</td></tr></table>`,
    })),
  },
};
