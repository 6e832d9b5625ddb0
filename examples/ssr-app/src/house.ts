import type { MortgageProgramme } from '@m30/calculators/mortgage';
import type { MapData } from '@m30/map';

/** What a bank lends on; amounts in kopecks, rates and the full cost (ПСК) per cent a year, terms in months. */
export const programme: MortgageProgramme = {
  name: 'Семейная ипотека',
  rate: 6,
  downPayment: 20.1,
  term: 360,
  maxLoan: 1_200_000_000,
  disclaimer: 'Ставка 6 % годовых, взнос от 20,1 %, срок до 30 лет. Решение принимает банк.',
  cost: { from: 6, to: 6.7 },
  lenders: ['Балтика Банк'],
  actualAt: '2026-11-20',
};

/** Where the house stands, and where its flats are sold. */
export const map: MapData = {
  center: [59.939, 30.3158],
  markers: [
    {
      id: 'houses',
      title: 'Дома',
      icon: null,
      hidden: false,
      elements: [
        {
          id: 'river',
          title: 'Дом у реки',
          address: 'Обводный канал, 9',
          coordinate: [59.911, 30.356],
          link: '#map',
        },
      ],
    },
  ],
  office: {
    coordinate: [59.9206, 30.3556],
    address: 'Лиговский проспект, 87',
    title: 'Офис продаж',
    img: null,
    working: [{ text: 'Ежедневно с 9:00 до 21:00' }],
    notification: [],
  },
  info: { time_cad: 21, time_center: 12 },
  simplified: false,
};
