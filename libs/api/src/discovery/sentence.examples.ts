import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './sentence.methods.ts';

/** The names are those of the demo's catalogue. */
export const sentenceExamples = {
  'Objects.ReadSentence': [
    {
      name: 'a wish with a word that no filter means',
      input: { text: 'двушка до 12 млн, чтобы уютно' },
      result: {
        filters: { rooms: ['2'], priceTo: 12_000_000 },
        understood: [
          { start: 0, end: 6, filters: { rooms: ['2'] } },
          { start: 7, end: 16, filters: { priceTo: 12_000_000 } },
        ],
        notUnderstood: [{ start: 24, end: 29, word: 'уютно' }],
        addresses: [],
        total: 34,
        easier: [],
      },
    },
    {
      name: 'a wish that nothing fits',
      input: { text: 'двушка до 3 млн' },
      result: {
        filters: { rooms: ['2'], priceTo: 3_000_000 },
        understood: [
          { start: 0, end: 6, filters: { rooms: ['2'] } },
          { start: 7, end: 15, filters: { priceTo: 3_000_000 } },
        ],
        notUnderstood: [],
        addresses: [],
        total: 0,
        easier: [
          { key: 'priceTo', filters: { rooms: ['2'], priceTo: 7_200_000 }, total: 2 },
          { key: 'rooms', filters: { priceTo: 3_000_000 }, total: 1 },
        ],
      },
    },
    {
      name: 'a wish of which two parts have to give way',
      input: { text: 'четырёхкомнатная до 3 млн, солнце утром' },
      result: {
        filters: { rooms: ['4'], priceTo: 3_000_000, light: ['morning'] },
        understood: [
          { start: 0, end: 16, filters: { rooms: ['4'] } },
          { start: 17, end: 25, filters: { priceTo: 3_000_000 } },
          { start: 27, end: 39, filters: { light: ['morning'] } },
        ],
        notUnderstood: [],
        addresses: [],
        total: 0,
        easier: [
          {
            key: 'priceTo',
            also: ['light'],
            filters: { rooms: ['4'], priceTo: 14_100_000 },
            total: 1,
          },
        ],
      },
    },
  ],
  'Objects.GetNames': [
    {
      name: 'names of the demo',
      input: {},
      result: {
        complexes: [
          { id: 'kanal', names: ['Канал 9', 'Канал'] },
          { id: 'zaliv', names: ['Залив'] },
          { id: 'kolonnada', names: ['Колоннада'] },
          { id: 'loft', names: ['Мануфактура'] },
          { id: 'severny', names: ['Северный свет'] },
          { id: 'svetly', names: ['Светлый двор'] },
          { id: 'terrasy', names: ['Террасы', '=Террас'] },
          { id: 'sosny', names: ['Сосны', '=Сосен'] },
        ],
        places: [
          { kind: 'station', names: ['Обводный канал', 'Обводный'], complexes: ['kanal'] },
          { kind: 'station', names: ['Приморская'], complexes: ['zaliv'] },
          { kind: 'station', names: ['Чкаловская'], complexes: ['kolonnada'] },
          { kind: 'station', names: ['Выборгская'], complexes: ['loft'] },
          { kind: 'station', names: ['Парнас'], complexes: ['severny'] },
          { kind: 'station', names: ['Девяткино'], complexes: ['svetly'] },
          { kind: 'station', names: ['Улица Дыбенко', 'Дыбенко'], complexes: ['terrasy'] },
          { kind: 'district', names: ['Курская улица', 'Фрунзенский'], complexes: ['kanal'] },
          {
            kind: 'district',
            names: [
              'Васильевский остров',
              'Васильевский',
              'намыв',
              'Василеостровский',
              'Васька',
              'ВО',
            ],
            complexes: ['zaliv'],
          },
          {
            kind: 'district',
            names: ['Петроградская сторона', 'Петроградский', 'Петроградка'],
            complexes: ['kolonnada'],
          },
          { kind: 'district', names: ['Выборгская сторона'], complexes: ['loft'] },
          { kind: 'district', names: ['Выборгский'], complexes: ['loft', 'severny'] },
          { kind: 'district', names: ['Мурино'], complexes: ['svetly'] },
          {
            kind: 'district',
            names: ['Всеволожский', 'Ленинградская область', 'Ленобласть', 'область', 'ЛО'],
            complexes: ['svetly', 'terrasy'],
          },
          { kind: 'district', names: ['Кудрово'], complexes: ['terrasy'] },
          {
            kind: 'district',
            names: ['Репино', 'Приморское шоссе', 'Курортный'],
            complexes: ['sosny'],
          },
        ],
        programmes: [
          { id: 'family', names: ['Семейная'], bank: [] },
          {
            id: 'baltika-family',
            names: ['Семейная'],
            bank: ['Балтика Банк', 'банк Балтика', 'Балтика'],
          },
          {
            id: 'baltika-standard',
            names: ['Стандартная'],
            bank: ['Балтика Банк', 'банк Балтика', 'Балтика'],
          },
          { id: 'nevsky-family', names: ['Семейная'], bank: ['Невский кредит'] },
          {
            id: 'ladoga-subsidised',
            names: ['Стандартная со скидкой застройщика', 'со скидкой застройщика'],
            bank: ['Ладога Банк', 'банк Ладога', 'Ладога'],
          },
          { id: 'severny-standard', names: ['Стандартная'], bank: ['Северный ипотечный'] },
          {
            id: 'gavan-family',
            names: ['Семейная'],
            bank: ['банк Гавань', 'Гавань'],
          },
        ],
        buildings: [
          { id: 'korpus-1', names: ['1'] },
          { id: 'korpus-2', names: ['2'] },
          { id: 'korpus-3', names: ['3'] },
          { id: 'korpus-4', names: ['4'] },
          { id: 'korpus-5', names: ['5'] },
          { id: 'korpus-6', names: ['6'] },
          { id: 'korpus-7', names: ['7'] },
          { id: 'korpus-8', names: ['8'] },
        ],
      },
    },
  ],
} satisfies ExamplesOf<typeof methods>;
