import type { CorpusLine } from './corpus-line.ts';

/** Whole wishes, as people write and dictate them. */
export const whole: readonly CorpusLine[] = [
  [
    'двушка до 12 млн с балконом, ключи в 2027, не первый этаж, утром солнце, полчаса до Невского 28 на метро, платёж до 70 тысяч',
    {
      rooms: ['2'],
      priceTo: 12_000_000,
      payTo: 70_000,
      floorNot: ['first'],
      handover: '2027-4',
      options: ['balcony'],
      light: ['morning'],
      commute: 30,
      commuteBy: 'metro',
    },
    { address: 'Невского 28' },
  ],
  [
    'двушка до 12 млн с балконом, не первый этаж, чтобы уютно',
    { rooms: ['2'], priceTo: 12_000_000, floorNot: ['first'], options: ['balcony'] },
    { notUnderstood: ['уютно'] },
  ],
  [
    'Здравствуйте! Ищу однокомнатную квартиру до 9 миллионов рублей рядом с метро, желательно с отделкой. Спасибо',
    { rooms: ['1'], priceTo: 9_000_000, finish: ['full', 'furnished'], metro: 10 },
    { notUnderstood: ['желательно'] },
  ],
  [
    'нужна двушка или евродвушка от 45 метров до 11 млн не первый не последний',
    { rooms: ['2'], priceTo: 11_000_000, areaFrom: 45, floorNot: ['first', 'last'] },
  ],
  [
    'хочу трёшку в Мануфактуре с двумя санузлами и кухней от 15 метров, сдача до конца 2027 года',
    {
      complex: ['loft'],
      rooms: ['3'],
      kitchenFrom: 15,
      handover: '2027-4',
      options: ['two-bathrooms'],
    },
  ],
  [
    'студия 25-30 м с отделкой до 7 млн на Парнасе или в Мурино',
    {
      complex: ['severny', 'svetly'],
      rooms: ['studio'],
      priceTo: 7_000_000,
      areaFrom: 25,
      areaTo: 30,
      finish: ['full', 'furnished'],
    },
  ],
  [
    'семейная ипотека взнос 3 млн платёж до 60 тысяч двушка от 50 квадратов',
    { rooms: ['2'], payTo: 60_000, programme: 'family', down: 3_000_000, areaFrom: 50 },
  ],
  [
    'покажите все свободные двушки в Канале 9 со скидкой',
    { complex: ['kanal'], rooms: ['2'], discount: '1', free: '1' },
  ],
  [
    'однушка окна на юг этаж с 5 по 9 без отделки до 10кк',
    {
      rooms: ['1'],
      priceTo: 10_000_000,
      floorFrom: 5,
      floorTo: 9,
      finish: ['none'],
      sides: ['s'],
    },
  ],
  [
    'евротрёшка 65-80 метров, лоджия, угловая, рассрочка, Кудрово',
    {
      complex: ['terrasy'],
      rooms: ['3'],
      areaFrom: 65,
      areaTo: 80,
      options: ['loggia', 'euro', 'corner'],
      pay: ['instalment'],
    },
  ],
  [
    'есть ли двушки дешевле 10 миллионов в сданных домах?',
    { rooms: ['2'], priceTo: 10_000_000, handover: 'ready' },
  ],
  [
    '2к кв, 50+ м, кухня 10+, эт. 3-10, до 12.5кк',
    {
      rooms: ['2'],
      priceTo: 12_500_000,
      areaFrom: 50,
      kitchenFrom: 10,
      floorFrom: 3,
      floorTo: 10,
    },
  ],
  [
    'нам с мужем нужна трёшка или четырёшка до двадцати миллионов, этаж не ниже третьего, маткапитал',
    { rooms: ['3', '4'], priceTo: 20_000_000, floorFrom: 3, pay: ['capital'] },
    { notUnderstood: ['мужем'] },
  ],
  [
    'квартира на Петроградке с видом на воду не ниже 5 этажа бюджет 30 млн',
    { complex: ['kolonnada'], priceTo: 30_000_000, floorFrom: 5, options: ['water'] },
  ],
  [
    'двушка для сдачи в аренду до 9 млн у метро чистовая отделка',
    { rooms: ['2'], priceTo: 9_000_000, finish: ['full'], metro: 10 },
    { notUnderstood: ['сдачи', 'аренду'] },
  ],
  [
    'студию маме, первый этаж, до 6 с половиной миллионов',
    { rooms: ['studio'], priceTo: 6_500_000, floorTo: 1 },
    { notUnderstood: ['маме'] },
  ],
  [
    'кроме студий, от 40 до 55 м, 8-11 млн, 3 квартал 2027',
    {
      rooms: ['1', '2', '3', '4'],
      priceFrom: 8_000_000,
      priceTo: 11_000_000,
      areaFrom: 40,
      areaTo: 55,
      handover: '2027-3',
    },
  ],
  [
    'двушка до 12 млн без балкона на последнем этаже',
    { rooms: ['2'], priceTo: 12_000_000 },
    {
      later: [
        { wish: 'without', words: 'без балкона' },
        { wish: 'last-floor', words: 'на последнем этаже' },
      ],
    },
  ],
  [
    'трёшка 20 минут пешком до метро максимум, школа рядом, солнце днём, до 17 миллионов',
    { rooms: ['3'], priceTo: 17_000_000, light: ['day'], metro: 20, school: 10 },
  ],
  [
    'Светлый двор однушка светлая с мебелью',
    { complex: ['svetly'], rooms: ['1'], finish: ['furnished'] },
    { notUnderstood: ['светлая'] },
  ],
  [
    'северный свет окна на север первый взнос миллион на 30 лет по семейной',
    { complex: ['severny'], programme: 'family', term: 30, down: 1_000_000, sides: ['n'] },
  ],
  [
    'полчаса на машине до Невского 28, двушка до тринадцати миллионов, ключи до конца 2028',
    { rooms: ['2'], priceTo: 13_000_000, handover: '2028-4', commute: 30 },
    { address: 'Невского 28' },
  ],
  [
    'только не Парнас и не Кудрово двушка до 14',
    {
      complex: ['kanal', 'zaliv', 'kolonnada', 'loft', 'svetly', 'sosny'],
      rooms: ['2'],
      priceTo: 14_000_000,
    },
  ],
  [
    'сколько стоит однушка в Канале 9',
    { complex: ['kanal'], rooms: ['1'] },
    { notUnderstood: ['сколько', 'стоит'] },
  ],
  [
    'двушка метров 55 с лоджией и двумя с/у корпус 2 канал 9',
    {
      complex: ['kanal'],
      building: ['korpus-2'],
      rooms: ['2'],
      areaFrom: 55,
      options: ['loggia', 'two-bathrooms'],
    },
  ],
  [
    'ну типа двушку возьму лямов за 11 чтоб с ремонтом и метро под боком',
    { rooms: ['2'], priceTo: 11_000_000, finish: ['full', 'furnished'], metro: 10 },
  ],
  [
    'двухкомнатная не менее пятидесяти метров не дороже двенадцати миллионов не выше седьмого этажа',
    { rooms: ['2'], priceTo: 12_000_000, areaFrom: 50, floorTo: 7 },
  ],
];
