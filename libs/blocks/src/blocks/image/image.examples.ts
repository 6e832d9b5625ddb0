import { facade, living, yard } from '../../core/picture/pictures.fixture.ts';
import type { BlockExamples } from '../../define-block/define-block.ts';
import type { ImageInput } from './image.schema.ts';

export const examples: BlockExamples<ImageInput> = {
  minimal: { picture: { ...living, alt: 'Гостиная с\u00a0кухней и\u00a0видом на\u00a0двор' } },
  full: {
    picture: facade,
    enlarge: true,
    description: 'Фасад со\u00a0стороны набережной, корпус 2, рендер 2026\u00a0года',
    button: { type: 'frame', label: 'Пройтись по\u00a0дому', src: '/iframe/catalog-bot' },
    ratio: 2.2,
    author: {
      name: 'Светлана Яковлева',
      role: 'главный архитектор',
      picture: { src: '/media/portraits/portrait-21.svg' },
    },
  },
  edge: {
    picture: { ...yard, alt: '' },
    enlarge: true,
    description: `${'Двор без\u00a0машин, где видно каждое дерево. '.repeat(8)}${'оченьдлинноеслово'.repeat(9)}`,
    button: {
      label: 'Посмотреть все дома, которые уже сданы и\u00a0заселены соседями',
      link: 'https://xn--80az8a.xn--d1aqf.xn--p1ai/',
    },
    ratio: 0.8,
    theme: 'deep',
    width: 'reading',
  },
};
