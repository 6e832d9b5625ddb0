import { DEMO_ACCOUNT } from '../../src/modules/people/account/demo-account.ts';

/** Who the README lets everybody log in as. */
export const demoBuyer = {
  guid: DEMO_ACCOUNT,
  phone: '+79210000001',
  password: 'meridian-30',
  email: 'savelyeva@meridian30.example',
  lastName: 'Савельева',
  name: 'Марина',
  secondName: 'Андреевна',
  promoConsent: true,
  /** A flat reserved in the sales office. */
  offlineReserve: {
    guid: '7f1f6f0e-3a52-4d0b-9a55-6de1c04b8a17',
    daysAgo: 24,
    number: 'Б-1024',
    /** Which of the two-room flats in a sale it is; the first ones are bought on the site. */
    lotIndex: 7,
  },
  /** A filter followed by letters. */
  search: {
    guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811',
    name: 'Двухкомнатные со\u00a0скидкой',
    filter: { rooms: ['2' as const], discount: '1' as const },
    token: 'demo-podpiska-dvuhkomnatnye',
    daysAgo: 14,
  },
};
