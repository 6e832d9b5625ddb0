import type { MethodExample } from '../../../core/define-method.ts';
import type { getStocks } from './get-stocks.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getStocks>[] = [
  {
    name: 'an owner without a parking place',
    input: {},
    result: {
      stocks: [
        {
          alias: 'parking-sosedyam',
          figure: '− 5 %',
          title: 'Машино-место в\u00a0вашем доме',
          text: 'Скидка для тех, у\u00a0кого в\u00a0доме есть квартира.',
          from: '2026-10-01',
          to: '2027-01-31',
          link: '/katalog/parking',
          conditions:
            'Не\u00a0складывается с\u00a0другими скидками. Не\u00a0является публичной офертой.',
          why: 'У\u00a0вас квартира по\u00a0договору ДДУ-19874 и\u00a0нет машино-места',
          personal: true,
        },
      ],
    },
  },
];
