import type { BlockExamples } from '../../define-block/define-block.ts';
import type { CardsInput } from './cards.schema.ts';

export const examples: BlockExamples<CardsInput> = {
  minimal: {
    items: [
      {
        title: 'Причал',
        discount: { value: '3\u00a0%', caption: 'на\u00a0паркинг и\u00a0кладовую' },
      },
    ],
  },
  full: {
    title: 'Клубная карта жителя',
    text: 'Карта растёт вместе с\u00a0семьёй: считаются все покупки у\u00a0нас.',
    items: [
      {
        title: 'Причал',
        discount: { value: '3\u00a0%', caption: 'на\u00a0паркинг и\u00a0кладовую' },
      },
      { title: 'Фарватер', discount: { value: '5\u00a0%', caption: 'на\u00a0вторую квартиру' } },
      {
        title: 'Меридиан',
        discount: { value: '7\u00a0%', caption: 'на\u00a0любой лот и\u00a0услуги' },
      },
    ],
  },
  edge: {
    items: Array.from({ length: 5 }, (_, index) => ({
      title: 'Карта с\u00a0длинным именем '.repeat(index + 1).trim(),
      img: index === 3 ? null : undefined,
      discount: { value: '100\u00a0000\u00a0₽', caption: 'на\u00a0всё '.repeat(6).trim() },
    })),
    theme: 'paper',
  },
};
