import type { BlockExamples } from '../../define-block/define-block.ts';
import type { PhotoSliderInput } from './photo-slider.schema.ts';

const facade = {
  id: 'kanal-facade',
  alt: 'Кирпичный фасад «Канала\u00a09»',
  width: 1600,
  height: 1000,
  colour: '#8a8480',
};

export const examples: BlockExamples<PhotoSliderInput> = {
  minimal: { pictures: [facade] },
  full: {
    title: 'Дом и\u00a0набережная',
    text: 'Снято в\u00a0октябре 2026\u00a0года.',
    link: { label: 'О\u00a0комплексе', link: '/obekty/kanal' },
    columns: 2,
    pictures: [
      { ...facade, caption: 'Фасад со\u00a0стороны канала' },
      { ...facade, id: 'kanal-courtyard', alt: 'Двор без\u00a0машин', width: 1280, height: 800 },
      { ...facade, id: 'kanal-street', alt: 'Курская улица', width: 1280, height: 800 },
    ],
  },
  edge: {
    columns: 3,
    pictures: Array.from({ length: 14 }, (_, index) => ({
      ...facade,
      id: `kanal-${index}`,
      alt:
        index % 2 ? '' : 'Снимок с\u00a0очень длинной подписью о\u00a0том, что на\u00a0нём видно',
      ...(index % 3 ? { width: 800, height: 1600 } : { width: 1600, height: 600 }),
    })),
  },
};
