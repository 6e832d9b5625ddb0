import type { BlockExamples } from '../../define-block/define-block.ts';
import type { GalleryInput } from './gallery.schema.ts';

const aerial = {
  id: 'zaliv-aerial',
  alt: '«Залив» с\u00a0высоты',
  width: 1280,
  height: 800,
  colour: '#8a97a0',
};

export const examples: BlockExamples<GalleryInput> = {
  minimal: { pictures: [aerial] },
  full: {
    title: 'Дома на\u00a0снимках',
    text: 'Нажмите на\u00a0снимок, чтобы рассмотреть его.',
    link: { label: 'Все комплексы', link: '/obekty' },
    columns: 4,
    pictures: [
      { ...aerial, caption: '«Залив», Васильевский остров' },
      {
        ...aerial,
        id: 'kanal-aerial',
        alt: '«Канал\u00a09» с\u00a0высоты',
        caption: '«Канал\u00a09»',
      },
      { ...aerial, id: 'sosny-hero', alt: '«Сосны» в\u00a0лесу', width: 1600, height: 1000 },
      { ...aerial, id: 'loft-facade', alt: 'Фасад «Мануфактуры»', width: 1600, height: 1000 },
    ],
  },
  edge: {
    columns: 2,
    pictures: Array.from({ length: 9 }, (_, index) => ({
      ...aerial,
      id: `zaliv-${index}`,
      width: index % 2 ? 600 : 1600,
      height: index % 2 ? 1600 : 500,
      ...(index % 3 ? {} : { caption: 'Оченьдлиннаяподписьподснимкомдома '.repeat(3) }),
    })),
  },
};
