import type { MethodExample } from '../../../core/define-method.ts';
import type { getPartnership } from './get-partnership.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getPartnership>[] = [
  {
    name: 'a workshop',
    input: { alias: 'ostrov' },
    result: {
      alias: 'ostrov',
      kind: 'furniture',
      title: 'Мебельная мастерская «Остров»',
      figure: '7 %',
      caption: 'на мебель по размеру',
      lead: 'Шкафы, столы и двери, которые не продаются готовыми.',
      picture: null,
      ends_on: null,
      promo: { code: 'OSTROV-7K2M', valid_until: '2027-02-10' },
      conditions: 'Скидка не распространяется на доставку и технику.',
      ended: false,
      blocks: [{ type: 'text', html: '<p>Мастерская на Васильевском острове.</p>' }],
    },
  },
];
