import type { BlockExamples } from '../../define-block/define-block.ts';
import type { VideoSliderInput } from './video-slider.schema.ts';

const poster = { id: 'kanal-street', alt: '', width: 1280, height: 800, colour: '#6f6a66' };
const src = '/media/video/loop.mp4';

export const examples: BlockExamples<VideoSliderInput> = {
  minimal: { items: [{ title: 'Три комплекса за\u00a0девять секунд', src }] },
  full: {
    title: 'Видео с\u00a0площадок',
    text: 'Снимаем каждый месяц: что построено и\u00a0что на\u00a0очереди.',
    link: { label: 'Ход строительства', link: '/obekty/kanal' },
    items: [
      { title: '«Канал\u00a09»: кирпич над водой', src, poster },
      {
        title: '«Залив»: башни на\u00a0намыве',
        src,
        poster: { ...poster, id: 'zaliv-aerial' },
      },
      {
        title: '«Сосны»: дома среди леса',
        embed: 'https://rutube.ru/play/embed/sosny/',
        poster: { ...poster, id: 'sosny-hero', width: 1600, height: 1000 },
      },
      { title: 'Как мы\u00a0принимаем бетон', src },
    ],
  },
  edge: {
    title: 'Видеооходестроительстваипередачеключейновосёлам',
    items: Array.from({ length: 7 }, (_, index) => ({
      title: `Серия ${index + 1}${index % 2 ? ': о\u00a0фундаменте, стенах и\u00a0крыше'.repeat(4) : ''}`,
      src,
    })),
  },
};
