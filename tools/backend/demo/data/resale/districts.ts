/** A street on which flats are sold. */
export interface StreetSeed {
  /** In the address of the page: `lanskoe`. */
  alias: string;
  name: string;
  lat: number;
  lon: number;
  /** Nearest station and minutes on foot from the middle of the street. */
  metro: readonly [name: string, minutes: number] | null;
  /** Houses that stand on it. */
  houses: readonly HouseSeed[];
}

/** A house: number, how it is built, year, floors. */
export type HouseSeed = readonly [
  number: string,
  kind: 'old' | 'stalin' | 'brick' | 'panel' | 'monolith',
  year: number,
  floors: number,
];

/** A district with what a m² of an average flat costs there. */
export interface DistrictSeed {
  alias: string;
  name: string;
  /** City or town of the addresses. */
  city: string;
  /** Roubles a m². */
  metre: number;
  streets: readonly StreetSeed[];
}

const SPB = 'Санкт-Петербург';

/** Where resale flats stand: real streets, invented houses. */
export const districts: readonly DistrictSeed[] = [
  {
    alias: 'petrogradskij',
    name: 'Петроградский район',
    city: SPB,
    metre: 262_000,
    streets: [
      {
        alias: 'bolshaya-zelenina',
        name: 'Большая Зеленина улица',
        lat: 59.9634,
        lon: 30.2826,
        metro: ['Чкаловская', 6],
        houses: [
          ['18', 'old', 1911, 6],
          ['25', 'old', 1903, 5],
        ],
      },
      {
        alias: 'chkalovskij',
        name: 'Чкаловский проспект',
        lat: 59.9619,
        lon: 30.2915,
        metro: ['Чкаловская', 4],
        houses: [
          ['42', 'stalin', 1938, 6],
          ['58', 'monolith', 2009, 9],
        ],
      },
      {
        alias: 'mira',
        name: 'улица Мира',
        lat: 59.9617,
        lon: 30.3138,
        metro: ['Петроградская', 9],
        houses: [
          ['14', 'old', 1909, 6],
          ['31', 'old', 1914, 5],
        ],
      },
    ],
  },
  {
    alias: 'vasileostrovskij',
    name: 'Василеостровский район',
    city: SPB,
    metre: 228_000,
    streets: [
      {
        alias: 'nalichnaya',
        name: 'Наличная улица',
        lat: 59.9454,
        lon: 30.2308,
        metro: ['Приморская', 8],
        houses: [
          ['36', 'panel', 1979, 9],
          ['44', 'brick', 1984, 12],
          ['51', 'monolith', 2012, 18],
        ],
      },
      {
        alias: 'shevchenko',
        name: 'улица Шевченко',
        lat: 59.9391,
        lon: 30.2357,
        metro: ['Приморская', 19],
        houses: [
          ['17', 'brick', 1963, 5],
          ['28', 'panel', 1971, 9],
        ],
      },
      {
        alias: 'sredny',
        name: 'Средний проспект В. О.',
        lat: 59.9412,
        lon: 30.2687,
        metro: ['Василеостровская', 10],
        houses: [
          ['62', 'old', 1906, 5],
          ['83', 'stalin', 1952, 7],
        ],
      },
    ],
  },
  {
    alias: 'centralnyj',
    name: 'Центральный район',
    city: SPB,
    metre: 258_000,
    streets: [
      {
        alias: 'suvorovskij',
        name: 'Суворовский проспект',
        lat: 59.9395,
        lon: 30.3813,
        metro: ['Площадь Восстания', 16],
        houses: [
          ['33', 'old', 1901, 6],
          ['56', 'stalin', 1951, 7],
        ],
      },
      {
        alias: 'marata',
        name: 'улица Марата',
        lat: 59.9229,
        lon: 30.3483,
        metro: ['Владимирская', 7],
        houses: [
          ['48', 'old', 1898, 5],
          ['71', 'old', 1912, 6],
        ],
      },
    ],
  },
  {
    alias: 'admiraltejskij',
    name: 'Адмиралтейский район',
    city: SPB,
    metre: 232_000,
    streets: [
      {
        alias: 'fontanka',
        name: 'набережная реки Фонтанки',
        lat: 59.9166,
        lon: 30.3017,
        metro: ['Садовая', 14],
        houses: [
          ['131', 'old', 1894, 5],
          ['158', 'old', 1907, 6],
        ],
      },
      {
        alias: 'egorova',
        name: 'улица Егорова',
        lat: 59.9131,
        lon: 30.3128,
        metro: ['Технологический институт', 7],
        houses: [
          ['16', 'old', 1910, 5],
          ['23', 'monolith', 2007, 8],
        ],
      },
    ],
  },
  {
    alias: 'moskovskij',
    name: 'Московский район',
    city: SPB,
    metre: 226_000,
    streets: [
      {
        alias: 'kosmonavtov',
        name: 'проспект Космонавтов',
        lat: 59.8571,
        lon: 30.3446,
        metro: ['Звёздная', 17],
        houses: [
          ['28', 'panel', 1968, 9],
          ['47', 'brick', 1977, 12],
          ['63', 'monolith', 2014, 22],
        ],
      },
      {
        alias: 'leninskij',
        name: 'Ленинский проспект',
        lat: 59.8525,
        lon: 30.3057,
        metro: ['Московская', 13],
        houses: [
          ['161', 'stalin', 1955, 7],
          ['178', 'brick', 1962, 5],
        ],
      },
      {
        alias: 'blagodatnaya',
        name: 'Благодатная улица',
        lat: 59.8771,
        lon: 30.3195,
        metro: ['Электросила', 5],
        houses: [
          ['20', 'stalin', 1953, 6],
          ['41', 'brick', 1964, 5],
        ],
      },
    ],
  },
  {
    alias: 'frunzenskij',
    name: 'Фрунзенский район',
    city: SPB,
    metre: 186_000,
    streets: [
      {
        alias: 'budapeshtskaya',
        name: 'Будапештская улица',
        lat: 59.8642,
        lon: 30.3791,
        metro: ['Международная', 11],
        houses: [
          ['37', 'panel', 1973, 9],
          ['66', 'panel', 1982, 12],
          ['94', 'brick', 1991, 14],
        ],
      },
      {
        alias: 'dimitrova',
        name: 'улица Димитрова',
        lat: 59.8533,
        lon: 30.3909,
        metro: ['Купчино', 28],
        houses: [
          ['12', 'panel', 1975, 9],
          ['29', 'panel', 1980, 9],
        ],
      },
    ],
  },
  {
    alias: 'kalininskij',
    name: 'Калининский район',
    city: SPB,
    metre: 189_000,
    streets: [
      {
        alias: 'grazhdanskij',
        name: 'Гражданский проспект',
        lat: 60.0232,
        lon: 30.3948,
        metro: ['Академическая', 13],
        houses: [
          ['52', 'panel', 1970, 9],
          ['83', 'panel', 1976, 9],
          ['108', 'brick', 1988, 14],
        ],
      },
      {
        alias: 'zamshina',
        name: 'улица Замшина',
        lat: 59.9738,
        lon: 30.4169,
        metro: ['Площадь Мужества', 31],
        houses: [
          ['25', 'panel', 1969, 9],
          ['54', 'brick', 1966, 5],
        ],
      },
    ],
  },
  {
    alias: 'vyborgskij',
    name: 'Выборгский район',
    city: SPB,
    metre: 198_000,
    streets: [
      {
        alias: 'engelsa',
        name: 'проспект Энгельса',
        lat: 60.0176,
        lon: 30.3225,
        metro: ['Удельная', 9],
        houses: [
          ['63', 'stalin', 1954, 5],
          ['97', 'panel', 1972, 9],
          ['126', 'monolith', 2010, 20],
        ],
      },
      {
        alias: 'prosveshcheniya',
        name: 'проспект Просвещения',
        lat: 60.0497,
        lon: 30.3445,
        metro: ['Проспект Просвещения', 8],
        houses: [
          ['27', 'panel', 1978, 9],
          ['43', 'panel', 1986, 12],
        ],
      },
    ],
  },
  {
    alias: 'primorskij',
    name: 'Приморский район',
    city: SPB,
    metre: 214_000,
    streets: [
      {
        alias: 'savushkina',
        name: 'улица Савушкина',
        lat: 59.9864,
        lon: 30.2508,
        metro: ['Старая Деревня', 12],
        houses: [
          ['59', 'stalin', 1956, 5],
          ['112', 'panel', 1987, 12],
          ['126', 'monolith', 2008, 16],
        ],
      },
      {
        alias: 'korolyova',
        name: 'проспект Королёва',
        lat: 60.0121,
        lon: 30.2624,
        metro: ['Пионерская', 22],
        houses: [
          ['34', 'panel', 1989, 9],
          ['61', 'monolith', 2013, 25],
        ],
      },
    ],
  },
  {
    alias: 'nevskij',
    name: 'Невский район',
    city: SPB,
    metre: 184_000,
    streets: [
      {
        alias: 'ivanovskaya',
        name: 'Ивановская улица',
        lat: 59.8763,
        lon: 30.4433,
        metro: ['Ломоносовская', 6],
        houses: [
          ['14', 'stalin', 1949, 5],
          ['32', 'brick', 1961, 5],
        ],
      },
      {
        alias: 'dybenko',
        name: 'улица Дыбенко',
        lat: 59.9058,
        lon: 30.4767,
        metro: ['Улица Дыбенко', 5],
        houses: [
          ['22', 'panel', 1985, 12],
          ['38', 'monolith', 2011, 24],
        ],
      },
    ],
  },
  {
    alias: 'krasnogvardejskij',
    name: 'Красногвардейский район',
    city: SPB,
    metre: 192_000,
    streets: [
      {
        alias: 'novocherkasskij',
        name: 'Новочеркасский проспект',
        lat: 59.9285,
        lon: 30.4119,
        metro: ['Новочеркасская', 7],
        houses: [
          ['35', 'stalin', 1950, 6],
          ['51', 'brick', 1965, 5],
        ],
      },
      {
        alias: 'nastavnikov',
        name: 'проспект Наставников',
        lat: 59.9467,
        lon: 30.4923,
        metro: ['Ладожская', 34],
        houses: [
          ['19', 'panel', 1981, 9],
          ['40', 'monolith', 2015, 17],
        ],
      },
    ],
  },
  {
    alias: 'kirovskij',
    name: 'Кировский район',
    city: SPB,
    metre: 181_000,
    streets: [
      {
        alias: 'stachek',
        name: 'проспект Стачек',
        lat: 59.8713,
        lon: 30.2597,
        metro: ['Автово', 9],
        houses: [
          ['71', 'stalin', 1948, 6],
          ['94', 'stalin', 1955, 7],
          ['103', 'brick', 1967, 5],
        ],
      },
      {
        alias: 'marshala-zhukova',
        name: 'проспект Маршала Жукова',
        lat: 59.8598,
        lon: 30.2365,
        metro: ['Проспект Ветеранов', 33],
        houses: [
          ['33', 'panel', 1974, 9],
          ['48', 'monolith', 2016, 19],
        ],
      },
    ],
  },
  {
    alias: 'pushkin',
    name: 'Пушкин',
    city: 'Санкт-Петербург, Пушкин',
    metre: 171_000,
    streets: [
      {
        alias: 'oranzherejnaya',
        name: 'Оранжерейная улица',
        lat: 59.7219,
        lon: 30.4106,
        metro: null,
        houses: [
          ['24', 'stalin', 1953, 3],
          ['57', 'brick', 1968, 5],
        ],
      },
      {
        alias: 'leningradskaya',
        name: 'Ленинградская улица',
        lat: 59.7286,
        lon: 30.4173,
        metro: null,
        houses: [
          ['46', 'brick', 1986, 5],
          ['79', 'monolith', 2006, 5],
        ],
      },
    ],
  },
  {
    alias: 'gatchina',
    name: 'Гатчина',
    city: 'Ленинградская область, Гатчина',
    metre: 121_000,
    streets: [
      {
        alias: 'sobornaya',
        name: 'Соборная улица',
        lat: 59.5702,
        lon: 30.1298,
        metro: null,
        houses: [
          ['13', 'stalin', 1951, 3],
          ['20', 'brick', 1971, 5],
        ],
      },
      {
        alias: 'roshchinskaya',
        name: 'Рощинская улица',
        lat: 59.5589,
        lon: 30.1115,
        metro: null,
        houses: [
          ['7', 'panel', 1984, 9],
          ['11', 'monolith', 2014, 9],
        ],
      },
    ],
  },
];
