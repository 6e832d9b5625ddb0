import type { LexiconData } from './lexicon/meaning.ts';

/** Names of the demo's catalogue, as buyers say them. */
export const demoNames: LexiconData = {
  complexes: [
    { id: 'kanal', names: ['Канал 9', 'Канал девять', 'Канал'] },
    { id: 'kolonnada', names: ['Колоннада'] },
    { id: 'loft', names: ['Мануфактура'] },
    { id: 'severny', names: ['Северный свет'] },
    { id: 'sosny', names: ['Сосны'] },
    { id: 'svetly', names: ['Светлый двор'] },
    { id: 'terrasy', names: ['Террасы'] },
    { id: 'zaliv', names: ['Залив'] },
  ],
  places: [
    { names: ['Обводный канал', 'Обводный', 'Курская улица'], complexes: ['kanal'] },
    { names: ['Фрунзенский район', 'Фрунзенский'], complexes: ['kanal'] },
    {
      names: [
        'Чкаловская',
        'Петроградская сторона',
        'Петроградка',
        'Петроградский район',
        'Петроградский',
      ],
      complexes: ['kolonnada'],
    },
    { names: ['Выборгская', 'Выборгская сторона'], complexes: ['loft'] },
    { names: ['Выборгский район', 'Выборгский'], complexes: ['loft', 'severny'] },
    { names: ['Парнас'], complexes: ['severny'] },
    { names: ['Репино', 'Курортный район', 'Приморское шоссе'], complexes: ['sosny'] },
    { names: ['Девяткино', 'Мурино'], complexes: ['svetly'] },
    { names: ['Улица Дыбенко', 'Дыбенко', 'Кудрово'], complexes: ['terrasy'] },
    { names: ['Всеволожский район'], complexes: ['svetly', 'terrasy'] },
    {
      names: [
        'Приморская',
        'Васильевский остров',
        'Васильевский',
        'Василеостровский район',
        'Василеостровский',
        'Васька',
        'ВО',
        'намыв',
      ],
      complexes: ['zaliv'],
    },
  ],
  programmes: [{ id: 'family', names: ['семейная ипотека', 'семейная программа', 'семейная'] }],
  buildings: ['1', '2', '3', '4', '5', '6'].map((name) => ({
    id: `korpus-${name}`,
    names: [name],
  })),
};
