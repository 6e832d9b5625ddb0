import type { BlockExamples } from '../../define-block/define-block.ts';
import type { StatsInput } from './stats.schema.ts';

export const examples: BlockExamples<StatsInput> = {
  minimal: { items: [{ value: '17\u00a0лет', text: 'строим в\u00a0Петербурге' }] },
  full: {
    title: 'Приёмка в\u00a0цифрах',
    text: 'Считаем по\u00a0актам всех домов, сданных за\u00a0год.',
    items: [
      { value: '1,5\u00a0ч', text: 'длится осмотр двухкомнатной квартиры' },
      { value: '64', text: 'пункта в\u00a0листе проверки' },
      { value: '9\u00a0дней', text: 'средний срок исправления замечаний' },
      { value: '94\u00a0%', text: 'квартир принимают с\u00a0первого раза' },
    ],
    parts: [
      { value: '94\u00a0%', text: 'с\u00a0первого раза', share: 94 },
      { value: '6\u00a0%', text: 'после исправления', share: 6 },
    ],
    note: 'По\u00a0данным службы заселения на\u00a01\u00a0ноября 2026\u00a0года.',
  },
  edge: {
    items: Array.from({ length: 7 }, (_, index) => ({
      value: '1\u00a0234\u00a0567'.repeat(1 + (index % 3)),
      text: 'Слово '.repeat(index * 5 + 1),
    })),
    parts: Array.from({ length: 4 }, (_, index) => ({
      value: '1\u00a0234\u00a0567',
      text: 'безпробелов'.repeat(index * 4 + 1),
      share: 10 ** index,
    })),
    theme: 'deep',
  },
};
