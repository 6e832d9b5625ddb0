import type { BlockExamples } from '../../define-block/define-block.ts';
import type { TabsInput } from './tabs.schema.ts';

export const examples: BlockExamples<TabsInput> = {
  minimal: {
    items: [
      { label: 'Ипотека', blocks: [{ type: 'text', html: '<p>Ставка от&nbsp;6&nbsp;%.</p>' }] },
    ],
  },
  full: {
    title: 'Как платить',
    text: 'Способ можно сменить до\u00a0подписания договора.',
    link: { label: 'Посчитать', link: '/ipotechnyj-kalkulyator' },
    items: [
      {
        label: 'Ипотека',
        blocks: [
          {
            type: 'text',
            html: '<p>Первый взнос от&nbsp;20&nbsp;%, решение банка за&nbsp;два дня.</p>',
          },
          { type: 'buttonform', typeform: 'callSpecialist', label: 'Обсудить ипотеку' },
        ],
      },
      {
        label: 'Рассрочка',
        blocks: [
          { type: 'text', html: '<p>Без&nbsp;процентов до&nbsp;ввода дома.</p>' },
          {
            type: 'comparison',
            title: 'Два графика',
            columns: [{ title: 'Поровну' }, { title: 'В\u00a0конце' }],
            rows: [{ title: 'Взнос', values: ['30\u00a0%', '50\u00a0%'] }],
          },
        ],
      },
      {
        label: 'Вся сумма',
        blocks: [
          { type: 'text', html: '<p>Скидка 3&nbsp;% при&nbsp;оплате за&nbsp;пять дней.</p>' },
        ],
      },
    ],
  },
  edge: {
    items: Array.from({ length: 9 }, (_, index) => ({
      label: index % 2 ? 'Да' : 'Условия приобретения в\u00a0рассрочку',
      blocks: index % 3 ? [{ type: 'text', html: `<p>${'Слово '.repeat(80)}</p>` }] : [],
    })),
  },
};
