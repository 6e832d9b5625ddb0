import { yard } from '../../core/picture/pictures.fixture.ts';
import type { BlockExamples } from '../../define-block/define-block.ts';
import type { VideoInput } from './video.schema.ts';

export const examples: BlockExamples<VideoInput> = {
  minimal: { title: 'Облёт квартала', src: '/media/video/loop.mp4' },
  full: {
    title: 'Как мы\u00a0сажаем взрослые деревья',
    src: '/media/video/loop.mp4',
    captions: '/media/video/loop.vtt',
    poster: yard,
    description: 'Две липы по\u00a0сорок лет переехали во\u00a0двор за\u00a0одну ночь.',
    plays: 'window',
  },
  edge: {
    title: `Очень длинное название ${'видеоролика'.repeat(9)}`,
    embed: 'https://rutube.ru/play/embed/priemka/',
    poster: { ...yard, alt: '' },
    description: 'Слово '.repeat(80).trim(),
    theme: 'deep',
  },
};
