import type { BlockExamples } from '../../define-block/define-block.ts';
import type { LotsInput } from './lots.schema.ts';

export const examples: BlockExamples<LotsInput> = {
  minimal: {},
  full: {
    title: 'Двухкомнатные в\u00a0«Канале\u00a09»',
    text: 'Свободны сегодня, от\u00a0дешёвых к\u00a0дорогим.',
    link: { label: 'О\u00a0комплексе', link: '/obekty/kanal' },
    query: 'complex=kanal&rooms=2&sort=price',
    limit: 6,
  },
  edge: {
    title: 'Квартирыскоторымипокупателивыбираютвидзаливом',
    query: '/katalog?complex=zaliv,sosny,kanal&price=-99000000&area=20-200&q=<b>"&',
    limit: 12,
  },
};
