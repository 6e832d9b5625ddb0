import type { CorpusLine } from './corpus-line.ts';

/**
 * Sun, ways to work, water and schools. The declared `commute` says it, and the server finds `work`; a way whose kind is not
 * said is not taken for one by car.
 */
export const way: readonly CorpusLine[] = [
  ['утром солнце', { light: ['morning'] }],
  ['двушка с солнцем утром', { rooms: ['2'], light: ['morning'] }],
  ['солнце вечером и видно воду', { light: ['evening', 'water'] }],
  ['утреннее солнце, евродвушка', { rooms: ['2'], options: ['euro'], light: ['morning'] }],
  ['чтобы днём было солнце', { light: ['day'] }],
  ['не меньше 4 часов солнца', { sunFrom: 4 }],
  ['солнце от трёх часов, двушка', { rooms: ['2'], sunFrom: 3 }],
  ['солнца минимум 5 часов', { sunFrom: 5 }],
  ['солнце до 3 часов', {}, { notUnderstood: ['солнце', '3', 'часов'] }],
  ['дом напротив не ближе 40 метров', { oppositeFrom: 40 }],
  ['без дома напротив ближе 30 м, студия', { rooms: ['studio'], oppositeFrom: 30 }],
  // In which room, the filter does not know.
  ['чтобы вечером было солнце на кухне', { light: ['evening'] }, { notUnderstood: ['кухне'] }],
  ['солнечная сторона', {}, { later: [{ wish: 'sun', words: 'солнечная сторона' }] }],
  ['солнечная двушка', { rooms: ['2'] }, { later: [{ wish: 'sun', words: 'солнечная' }] }],
  ['светлая двушка', { rooms: ['2'] }, { notUnderstood: ['светлая'] }],
  [
    'полчаса до Невского 28 на метро',
    { commute: 30, commuteBy: 'metro' },
    { address: 'Невского 28' },
  ],
  [
    'до Невского проспекта, 28 не дольше 40 минут на метро',
    { commute: 40, commuteBy: 'metro' },
    { address: 'Невского проспекта, 28' },
  ],
  ['полчаса на машине до Невского 28', { commute: 30 }, { address: 'Невского 28' }],
  [
    'двушка, 40 минут на машине до Московского 212',
    { rooms: ['2'], commute: 40 },
    { address: 'Московского 212' },
  ],
  ['на авто до Садовой 10 за 25 минут', { commute: 25 }, { address: 'Садовой 10' }],
  ['до Пулково 45 мин на машине', { commute: 45 }, { address: 'Пулково' }],
  ['час на машине до Литейного пр., д. 4', { commute: 60 }, { address: 'Литейного пр., д. 4' }],
  ['работаю на Марата 5, ехать до 30 минут на машине', { commute: 30 }, { address: 'Марата 5' }],
  [
    'полчаса до площади Восстания',
    {},
    {
      address: 'площади Восстания',
      later: [{ wish: 'commute', words: 'полчаса до площади Восстания', minutes: 30 }],
    },
  ],
  [
    'двушка до 12 млн, 45 минут до Лахта-центра на общественном транспорте',
    { rooms: ['2'], priceTo: 12_000_000 },
    {
      address: 'Лахта-центра',
      later: [
        {
          wish: 'commute',
          words: '45 минут до Лахта-центра на общественном транспорте',
          minutes: 45,
          by: 'metro',
        },
      ],
    },
  ],
  [
    'пешком до Большой Зеленина 24 максимум 20 минут',
    { commute: 20, commuteBy: 'foot' },
    { address: 'Большой Зеленина 24' },
  ],
  [
    'чтобы мне до Садовой 10 и жене до Марата 5 за полчаса на метро',
    { commute: 30, commuteBy: 'metro', commute2: 30, commuteBy2: 'metro' },
    { address: ['Садовой 10', 'Марата 5'], notUnderstood: ['жене'] },
  ],
  [
    'полчаса до Невского 28 на метро и 20 минут пешком до Марата 24',
    { commute: 30, commuteBy: 'metro', commute2: 20, commuteBy2: 'foot' },
    { address: ['Невского 28', 'Марата 24'] },
  ],
  ['двушка у воды', { rooms: ['2'] }, { later: [{ wish: 'water', words: 'у воды' }] }],
  ['рядом с заливом', {}, { later: [{ wish: 'water', words: 'рядом с заливом' }] }],
  ['500 метров до воды', {}, { later: [{ wish: 'water', words: '500 метров до воды' }] }],
  [
    'до залива 10 минут пешком',
    {},
    { later: [{ wish: 'water', words: 'до залива 10 минут пешком', minutes: 10, by: 'foot' }] },
  ],
  [
    'школа в 10 минутах пешком',
    {},
    { later: [{ wish: 'walk', words: 'школа в 10 минутах пешком', minutes: 10, by: 'foot' }] },
  ],
  ['двушка, садик рядом', { rooms: ['2'] }, { later: [{ wish: 'walk', words: 'садик рядом' }] }],
  [
    'до школы не больше 7 минут, трёшка',
    { rooms: ['3'] },
    { later: [{ wish: 'walk', words: 'до школы не больше 7 минут', minutes: 7 }] },
  ],
  [
    'поликлиника в шаговой доступности',
    {},
    { later: [{ wish: 'walk', words: 'поликлиника в шаговой доступности' }] },
  ],
  [
    '10 минут до метро и 5 до детского сада',
    { metro: 10 },
    { later: [{ wish: 'walk', words: '5 до детского сада', minutes: 5 }] },
  ],
];
