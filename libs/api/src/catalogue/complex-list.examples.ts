import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './complex-list.methods.ts';
import type { ComplexCard } from './complex.schema.ts';

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

export const complexListExamples: ExamplesOf<typeof methods> = {
  'Objects.GetCatalog': [
    {
      name: 'the eight complexes',
      input: {},
      result: {
        complexes: [
          kanalCard,
          {
            vendor: 'zaliv',
            name: 'Залив',
            place: 'Васильевский остров, намыв',
            coordinate: [59.933, 30.206],
            housingClass: 'бизнес',
            picture: {
              id: 'zaliv-hero',
              alt: 'ЖК «Залив» — стеклянные башни на стилобате у залива, общий вид',
              width: 1600,
              height: 1000,
              colour: '#939c9f',
            },
            metro: {
              name: 'Приморская',
              minutes: 32,
            },
            free: 249,
            priceFrom: 1056000000,
            handover: {
              year: 2027,
              quarter: 3,
            },
          },
          {
            vendor: 'kolonnada',
            name: 'Колоннада',
            place: 'Петроградская сторона',
            coordinate: [59.966, 30.296],
            housingClass: 'премиум',
            picture: {
              id: 'kolonnada-hero',
              alt: 'ЖК «Колоннада» — неоклассический дом премиум-класса из светлого камня, общий вид',
              width: 1600,
              height: 1000,
              colour: '#79838a',
            },
            metro: {
              name: 'Чкаловская',
              minutes: 8,
            },
            free: 83,
            priceFrom: 2790620000,
            handover: {
              year: 2027,
              quarter: 1,
            },
          },
          {
            vendor: 'loft',
            name: 'Мануфактура',
            place: 'Выборгская сторона',
            coordinate: [59.972, 30.347],
            housingClass: 'комфорт+',
            picture: {
              id: 'loft-hero',
              alt: 'ЖК «Мануфактура» — лофт-квартал из красного кирпича, общий вид',
              width: 1600,
              height: 1000,
              colour: '#828173',
            },
            metro: {
              name: 'Выборгская',
              minutes: 3,
            },
            free: 125,
            priceFrom: 772500000,
            handover: {
              year: 2027,
              quarter: 2,
            },
          },
          {
            vendor: 'severny',
            name: 'Северный свет',
            place: 'Парнас',
            coordinate: [60.07, 30.332],
            housingClass: 'комфорт',
            picture: {
              id: 'severny-hero',
              alt: 'ЖК «Северный свет» — графитовая башня и медные корпуса в сумерках, общий вид',
              width: 1600,
              height: 1000,
              colour: '#778689',
            },
            metro: {
              name: 'Парнас',
              minutes: 6,
            },
            free: 299,
            priceFrom: 446760000,
            handover: {
              year: 2028,
              quarter: 4,
            },
          },
          {
            vendor: 'svetly',
            name: 'Светлый двор',
            place: 'Мурино',
            coordinate: [60.05, 30.439],
            housingClass: 'комфорт',
            picture: {
              id: 'svetly-hero',
              alt: 'ЖК «Светлый двор» — белые дома с деревянными лоджиями на зелёной улице, общий вид',
              width: 1600,
              height: 1000,
              colour: '#6a7165',
            },
            metro: {
              name: 'Девяткино',
              minutes: 5,
            },
            free: 90,
            priceFrom: 395300000,
            handover: null,
          },
          {
            vendor: 'terrasy',
            name: 'Террасы',
            place: 'Кудрово',
            coordinate: [59.905, 30.513],
            housingClass: 'комфорт+',
            picture: {
              id: 'terrasy-hero',
              alt: 'ЖК «Террасы» — террасные дома из шалфейной и терракотовой керамики, общий вид',
              width: 1600,
              height: 1000,
              colour: '#687163',
            },
            metro: {
              name: 'Улица Дыбенко',
              minutes: 24,
            },
            free: 202,
            priceFrom: 438000000,
            handover: {
              year: 2028,
              quarter: 1,
            },
          },
          {
            vendor: 'sosny',
            name: 'Сосны',
            place: 'Репино, Приморское шоссе',
            coordinate: [60.168, 29.869],
            housingClass: 'малоэтажный',
            picture: {
              id: 'sosny-hero',
              alt: 'ЖК «Сосны» — малоэтажные дома со скатными крышами в сосновом лесу, общий вид',
              width: 1600,
              height: 1000,
              colour: '#818883',
            },
            metro: null,
            free: 73,
            priceFrom: 723000000,
            handover: {
              year: 2027,
              quarter: 2,
            },
          },
        ],
      },
    },
  ],
  'Objects.GetPageObjects': [
    {
      name: 'the eight complexes',
      input: {},
      result: {
        objects: [
          {
            id: 'kanal',
            label: 'Канал 9',
          },
          {
            id: 'zaliv',
            label: 'Залив',
          },
          {
            id: 'kolonnada',
            label: 'Колоннада',
          },
          {
            id: 'loft',
            label: 'Мануфактура',
          },
          {
            id: 'severny',
            label: 'Северный свет',
          },
          {
            id: 'svetly',
            label: 'Светлый двор',
          },
          {
            id: 'terrasy',
            label: 'Террасы',
          },
          {
            id: 'sosny',
            label: 'Сосны',
          },
        ],
      },
    },
  ],
};
