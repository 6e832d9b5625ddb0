import type { builtHouses } from '../../src/modules/estate/built-houses.table.ts';

type BuiltHouse = Omit<typeof builtHouses.$inferInsert, 'position'>;

/** Houses of the demo company before «Светлый двор»: invented, as the company is, with months that go as those of real sites do. */
export const earlierHouses: readonly BuiltHouse[] = [
  {
    id: 'first',
    name: 'Первый дом, 74 квартиры',
    begunOn: '2012-05-01',
    promisedYear: 2014,
    promisedQuarter: 2,
    keysOn: '2014-08-14',
    // prettier-ignore
    done: [2, 4, 7, 11, 14, 18, 21, 23, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62, 66, 71, 76, 81, 86, 90, 94, 99, 100],
  },
  {
    id: 'zastavskaya',
    name: 'Дом на Заставской',
    begunOn: '2013-09-01',
    promisedYear: 2015,
    promisedQuarter: 4,
    keysOn: '2016-04-22',
    // prettier-ignore
    done: [2, 3, 4, 6, 9, 12, 15, 17, 19, 22, 23, 27, 31, 35, 39, 44, 49, 53, 58, 62, 67, 72, 76, 81, 85, 89, 92, 95, 99, 100, 100],
  },
  {
    id: 'lanskaya',
    name: 'Дом на Ланской',
    begunOn: '2014-10-01',
    promisedYear: 2017,
    promisedQuarter: 1,
    keysOn: '2017-02-17',
    // prettier-ignore
    done: [2, 3, 5, 7, 11, 14, 18, 21, 24, 28, 33, 37, 42, 46, 51, 56, 60, 64, 68, 72, 77, 81, 85, 89, 93, 96, 99, 100],
  },
  {
    id: 'kolpino',
    name: 'Дом в Колпино',
    begunOn: '2015-06-01',
    promisedYear: 2017,
    promisedQuarter: 3,
    keysOn: '2017-10-26',
    // prettier-ignore
    done: [2, 4, 6, 10, 13, 17, 20, 22, 25, 30, 34, 38, 41, 45, 49, 53, 57, 62, 66, 72, 77, 82, 86, 90, 93, 97, 99, 100],
  },
  {
    id: 'tsvetochnaya',
    name: 'Дом на Цветочной',
    begunOn: '2016-04-01',
    promisedYear: 2018,
    promisedQuarter: 3,
    keysOn: '2018-12-12',
    // prettier-ignore
    done: [2, 3, 5, 8, 12, 15, 19, 22, 24, 28, 31, 35, 38, 42, 45, 47, 50, 54, 57, 61, 65, 69, 74, 78, 82, 87, 90, 93, 96, 99, 100, 100],
  },
  {
    id: 'chernaya-rechka',
    name: 'Дом у Чёрной речки',
    begunOn: '2017-02-01',
    promisedYear: 2019,
    promisedQuarter: 2,
    keysOn: '2019-06-27',
    // prettier-ignore
    done: [1, 3, 4, 6, 7, 10, 12, 14, 17, 20, 23, 27, 33, 37, 42, 46, 51, 55, 60, 65, 70, 75, 80, 85, 89, 93, 98, 100],
  },
  {
    id: 'pargolovo',
    name: 'Дом в Парголово',
    begunOn: '2018-03-01',
    promisedYear: 2020,
    promisedQuarter: 2,
    keysOn: '2020-11-18',
    // prettier-ignore
    done: [2, 3, 5, 8, 11, 14, 17, 20, 23, 26, 29, 33, 36, 40, 44, 47, 50, 54, 57, 61, 65, 70, 74, 79, 84, 89, 92, 96, 99, 100, 100, 100],
  },
  {
    id: 'rzhevka',
    name: 'Дом на Ржевке',
    begunOn: '2019-01-01',
    promisedYear: 2021,
    promisedQuarter: 2,
    keysOn: '2021-07-23',
    // prettier-ignore
    done: [2, 4, 6, 8, 11, 13, 15, 18, 21, 23, 27, 31, 35, 39, 43, 47, 52, 57, 61, 66, 70, 75, 79, 83, 86, 90, 93, 96, 99, 100],
  },
  {
    id: 'kirochnaya',
    name: 'Дом на Кирочной',
    begunOn: '2019-11-01',
    promisedYear: 2022,
    promisedQuarter: 2,
    keysOn: '2022-08-16',
    // prettier-ignore
    done: [2, 3, 6, 8, 11, 13, 15, 17, 19, 21, 22, 24, 26, 29, 32, 35, 39, 43, 46, 50, 54, 59, 63, 68, 72, 77, 81, 86, 90, 93, 96, 99, 100],
  },
  {
    id: 'udelny-park',
    name: 'Дом у Удельного парка',
    begunOn: '2021-05-01',
    promisedYear: 2023,
    promisedQuarter: 4,
    keysOn: '2023-11-24',
    // prettier-ignore
    done: [2, 3, 5, 6, 8, 11, 13, 16, 19, 21, 24, 28, 33, 38, 43, 47, 51, 55, 59, 63, 68, 72, 77, 81, 86, 90, 93, 97, 99, 100],
  },
  {
    id: 'magnitogorskaya',
    name: 'Дом на Магнитогорской',
    begunOn: '2022-11-01',
    promisedYear: 2025,
    promisedQuarter: 1,
    keysOn: '2025-03-20',
    // prettier-ignore
    done: [2, 4, 6, 9, 13, 16, 19, 21, 24, 28, 31, 34, 38, 41, 45, 48, 52, 56, 59, 64, 69, 74, 80, 85, 90, 94, 98, 100],
  },
];
