import type { BlockExamples } from '../../define-block/define-block.ts';
import type { CountdownInput } from './countdown.schema.ts';

export const examples: BlockExamples<CountdownInput> = {
  minimal: { until: '2025-12-31T23:59:00+03:00' },
  full: {
    title: 'Кладовая в\u00a0подарок',
    text: 'К\u00a0каждой трёхкомнатной квартире в\u00a0«Террасах», пока идёт акция.',
    until: '2040-03-31T23:59:00+03:00',
    done: 'Акция завершилась',
    action: { label: 'Выбрать квартиру', link: '/katalog?complex=terrasy&rooms=3' },
  },
  edge: {
    title: 'Специальноепредложениедляучастниковпрограммыпереселения',
    text: 'Условия акции. '.repeat(40).trim(),
    until: '2099-01-01T00:00:00+03:00',
    action: {
      label: 'Получить подробную консультацию специалиста по\u00a0ипотечным программам',
      typeform: 'callSpecialist',
    },
  },
};
