import type { BlockExamples } from '../../define-block/define-block.ts';
import type { SliderInput } from './slider.schema.ts';

const hero = {
  id: 'zaliv-hero',
  alt: 'Башни «Залива» на\u00a0берегу',
  width: 1600,
  height: 1000,
  colour: '#9aa7b0',
};

export const examples: BlockExamples<SliderInput> = {
  minimal: { items: [{ title: 'Двор без\u00a0машин' }] },
  full: {
    title: 'Что мы\u00a0строим вместе с\u00a0домом',
    text: 'Школа, набережная и\u00a0двор входят в\u00a0проект с\u00a0первого дня.',
    link: { label: 'Все комплексы', link: '/obekty' },
    items: [
      {
        title: 'Набережная «Залива»',
        text: 'Шестьсот метров вдоль воды: велодорожка, спуски и\u00a0два причала для\u00a0лодок.',
        picture: hero,
        link: { label: 'О\u00a0комплексе', link: '/obekty/zaliv' },
      },
      {
        title: 'Школа в\u00a0«Террасах»',
        text: 'На\u00a0825\u00a0мест, со\u00a0стадионом и\u00a0бассейном. Откроется к\u00a0сентябрю 2028\u00a0года.',
        picture: { ...hero, id: 'terrasy-aerial', alt: 'Квартал «Террасы» с\u00a0высоты' },
      },
      {
        title: 'Паркинг под\u00a0двором «Канала\u00a09»',
        text: 'Машины остаются под\u00a0землёй, во\u00a0дворе растут клёны.',
        link: { label: 'Места и\u00a0цены', link: '/parking' },
      },
    ],
  },
  edge: {
    columns: 3,
    items: Array.from({ length: 10 }, (_, index) => ({
      title: index % 2 ? 'Дом' : 'Благоустройствовнутридворовойтерритории',
      text: 'Подробности об\u00a0этом слайде. '.repeat(1 + (index % 4) * 8),
      ...(index % 3 === 0 ? {} : { picture: { ...hero, alt: '' } }),
    })),
  },
};
