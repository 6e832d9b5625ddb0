import type { BlockExamples } from '../../define-block/define-block.ts';
import type { RoubleblockInput } from './roubleblock.schema.ts';

export const examples: BlockExamples<RoubleblockInput> = {
  minimal: { items: [{ sum: 260_000, text: 'вернёт налоговая за\u00a0покупку квартиры' }] },
  full: {
    title: 'Сколько вернёт государство',
    text: 'Вычеты получает каждый собственник, который платит налог с\u00a0доходов.',
    items: [
      {
        sum: 260_000,
        prefix: 'до',
        text: 'за\u00a0покупку',
        note: '13\u00a0% от\u00a02\u00a0млн\u00a0₽ на\u00a0каждого собственника',
      },
      { sum: 390_000, prefix: 'до', text: 'за\u00a0проценты по\u00a0ипотеке' },
      { sum: 450_000, text: 'многодетной семье на\u00a0погашение кредита' },
    ],
    link: { label: 'Как получить', link: '/kak-kupit/informaciya' },
    theme: 'paper',
  },
  edge: {
    items: [
      { sum: 9_007_199_254_740_991, text: 'Слово '.repeat(30), note: 'безпробелов'.repeat(30) },
      { sum: 0, prefix: 'от', text: 'за\u00a0услуги' },
    ],
    theme: 'deep',
  },
};
