import type { CorpusLine } from '../corpus-line.ts';

/** Whole wishes of several things at once. */
export const wholes: readonly CorpusLine[] = [
  ['двушка до 11,9 млн у метро', { rooms: ['2'], priceTo: 11_900_000, metro: 10 }],
  [
    'ищем трёшку в Кудрово до 14 млн, кухня от 12, не первый этаж',
    {
      complex: ['terrasy'],
      rooms: ['3'],
      priceTo: 14_000_000,
      kitchenFrom: 12,
      floorNot: ['first'],
    },
  ],
  [
    'Здравствуйте! Подберите студию на Парнасе, бюджет до 7 млн, ипотека.',
    { complex: ['severny'], rooms: ['studio'], priceTo: 7_000_000, pay: ['mortgage'] },
  ],
  [
    'однушка или евродвушка от 38 метров до 9,9 млн ключи в 2027',
    { priceTo: 9_900_000, areaFrom: 38, handover: '2027-4' },
    { later: [{ wish: 'either', words: 'однушка или евродвушка' }] },
  ],
  [
    'семейная ипотека, платёж до 50 тыс, двушка, взнос 2 млн',
    { rooms: ['2'], payTo: 50_000, programme: 'family', down: 2_000_000 },
  ],
  [
    'с видом на воду, выше 7 этажа, два санузла, до 30 млн',
    { priceTo: 30_000_000, floorFrom: 8, options: ['two-bathrooms', 'water'] },
  ],
  [
    'двухкомнатная квартира в сданном доме с отделкой рядом с метро',
    { rooms: ['2'], handover: 'ready', finish: ['full', 'furnished'], metro: 10 },
  ],
  [
    '3к, 75-90 м², 15-20 млн, этаж от 4',
    {
      rooms: ['3'],
      priceFrom: 15_000_000,
      priceTo: 20_000_000,
      areaFrom: 75,
      areaTo: 90,
      floorFrom: 4,
    },
  ],
  [
    'студия 25 м² до 7,2 млн рассрочка',
    { rooms: ['studio'], priceTo: 7_200_000, areaFrom: 25, pay: ['instalment'] },
  ],
  [
    'для семьи с ребёнком: две комнаты, до 15 млн',
    { rooms: ['2'], priceTo: 15_000_000 },
    { notUnderstood: ['семьи', 'ребёнком'] },
  ],
  [
    'Петроградская сторона, трёшка с террасой',
    { complex: ['kolonnada'], rooms: ['3'], options: ['terrace'] },
  ],
  [
    'в Светлом дворе двушка не дороже 9 млн со скидкой',
    { complex: ['svetly'], rooms: ['2'], priceTo: 9_000_000, discount: '1' },
  ],
  [
    'хочу двушку с лоджией, окна на юг, кухня не меньше 11 метров',
    { rooms: ['2'], kitchenFrom: 11, options: ['loggia'], sides: ['s'] },
  ],
  ['только свободные, без брони, до 11 млн', { priceTo: 11_000_000, free: '1' }],
  ['две комнаты, 60 м, 13 млн', { rooms: ['2'], priceTo: 13_000_000, areaFrom: 60 }],
  [
    'однушка в Мануфактуре, 2 корпус, этаж с 3 по 8, до 10,5',
    {
      complex: ['loft'],
      building: ['korpus-2'],
      rooms: ['1'],
      priceTo: 10_500_000,
      floorFrom: 3,
      floorTo: 8,
    },
  ],
  [
    'двушка или трёшка, не студия, не первый, не последний, до 16 млн',
    { rooms: ['2', '3'], priceTo: 16_000_000, floorNot: ['first', 'last'] },
  ],
  ['ключи в этом году, чистовая, однушка', { rooms: ['1'], handover: '2026-4', finish: ['full'] }],
  [
    'трёшка, балкон, 12 этаж, солнце вечером',
    { rooms: ['3'], floorFrom: 12, floorTo: 12, options: ['balcony'], light: ['evening'] },
  ],
  [
    'двушка 50 метров 5 этаж 11 млн',
    { rooms: ['2'], priceTo: 11_000_000, areaFrom: 50, floorFrom: 5, floorTo: 5 },
  ],
  [
    'двушка у Обводного канала, метро 10 минут, ипотека платёж 60-80 тысяч',
    {
      complex: ['kanal'],
      rooms: ['2'],
      payFrom: 60_000,
      payTo: 80_000,
      pay: ['mortgage'],
      metro: 10,
    },
  ],
  [
    'студии и однушки до 8 млн, ключи до середины 2027, с ремонтом',
    {
      rooms: ['studio', '1'],
      priceTo: 8_000_000,
      handover: '2027-2',
      finish: ['full', 'furnished'],
    },
  ],
  [
    'пентхаус с террасой и видом на Финский залив',
    { options: ['terrace', 'water'] },
    { notUnderstood: ['пентхаус', 'финский', 'залив'] },
  ],
  [
    'инвестору: самая дешёвая студия',
    { rooms: ['studio'] },
    { notUnderstood: ['инвестору'], later: [{ wish: 'order', words: 'самая дешёвая' }] },
  ],
  [
    'двушка, 2 этаж, 2 санузла, 2027',
    { rooms: ['2'], floorFrom: 2, floorTo: 2, handover: '2027-4', options: ['two-bathrooms'] },
  ],
  [
    'трёхкомнатная до двадцати миллионов в Репино с отделкой под ключ',
    { complex: ['sosny'], rooms: ['3'], priceTo: 20_000_000, finish: ['full', 'furnished'] },
  ],
  ['квартиру побольше и подешевле', {}, { notUnderstood: ['побольше', 'подешевле'] }],
  ['до 10 минут до метро, до 10 млн, до 10 этажа', { priceTo: 10_000_000, floorTo: 10, metro: 10 }],
  ['от 40 м², от 5 этажа, от 8 млн', { priceFrom: 8_000_000, areaFrom: 40, floorFrom: 5 }],
  [
    'двушку родителям в Сосны, первый этаж, взнос 5 миллионов',
    { complex: ['sosny'], rooms: ['2'], floorTo: 1, down: 5_000_000 },
    { notUnderstood: ['родителям'] },
  ],
];
