import type { ComplexCard } from '../objects/get-catalog/get-catalog.method.ts';

/** «Канал 9» of the demo content, as a list shows it; examples of several methods hold it. */
export const kanalCard: ComplexCard = {
  vendor: 'kanal',
  name: 'Канал 9',
  place: 'Обводный канал, Курская улица',
  coordinate: [59.911, 30.356],
  housingClass: 'бизнес',
  picture: {
    id: 'kanal-hero',
    alt: 'ЖК «Канал 9» — девятиэтажный кирпичный квартал у канала, общий вид',
    width: 1600,
    height: 1000,
    colour: '#90969a',
  },
  metro: {
    name: 'Обводный канал',
    minutes: 9,
  },
  free: 186,
  priceFrom: 1065000000,
  handover: {
    year: 2027,
    quarter: 4,
  },
};
