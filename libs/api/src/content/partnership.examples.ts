import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './partnership.methods.ts';

export const partnershipExamples: ExamplesOf<typeof methods> = {
  'LK.GetPartnerships': [
    {
      name: 'furniture',
      input: { kind: 'furniture' },
      result: {
        kinds: [{ id: 'furniture', label: 'Мебель', count: 1 }],
        partnerships: [
          {
            alias: 'ostrov',
            kind: 'furniture',
            title: 'Мебельная мастерская «Остров»',
            figure: '7 %',
            caption: 'на мебель по размеру',
            lead: 'Шкафы, столы и двери, которые не продаются готовыми.',
            picture: null,
            ends_on: null,
            promo: { code: 'OSTROV-7K2M', valid_until: '2027-02-10' },
          },
        ],
      },
    },
  ],
  'LK.GetPartnership': [
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
  ],
  'LK.TakePromoCode': [
    {
      name: 'of the workshop',
      input: { alias: 'ostrov' },
      result: { code: 'OSTROV-7K2M', valid_until: '2027-02-10' },
    },
  ],
};
