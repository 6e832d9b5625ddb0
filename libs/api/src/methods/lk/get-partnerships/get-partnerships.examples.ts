import type { MethodExample } from '../../../core/define-method.ts';
import type { getPartnerships } from './get-partnerships.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getPartnerships>[] = [
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
];
