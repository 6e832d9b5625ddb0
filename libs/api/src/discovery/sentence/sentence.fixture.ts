import type { LexiconData } from './lexicon/meaning.ts';

const family = ['семейная'];
const standard = ['стандартная'];

/** Names of the demo's catalogue, as buyers say them. */
export const demoNames: LexiconData = {
  complexes: [
    { id: 'kanal', names: ['Канал 9', 'Канал'] },
    { id: 'kolonnada', names: ['Колоннада'] },
    { id: 'loft', names: ['Мануфактура'] },
    { id: 'severny', names: ['Северный свет'] },
    { id: 'sosny', names: ['Сосны', '=Сосен'] },
    { id: 'svetly', names: ['Светлый двор'] },
    { id: 'terrasy', names: ['Террасы', '=Террас'] },
    { id: 'zaliv', names: ['Залив'] },
  ],
  places: [
    { kind: 'station', names: ['Обводный канал', 'Обводный'], complexes: ['kanal'] },
    { kind: 'district', names: ['Фрунзенский', 'Курская улица'], complexes: ['kanal'] },
    { kind: 'station', names: ['Чкаловская'], complexes: ['kolonnada'] },
    {
      kind: 'district',
      names: ['Петроградский', 'Петроградская сторона', 'Петроградка'],
      complexes: ['kolonnada'],
    },
    { kind: 'station', names: ['Выборгская'], complexes: ['loft'] },
    { kind: 'district', names: ['Выборгская сторона'], complexes: ['loft'] },
    { kind: 'district', names: ['Выборгский'], complexes: ['loft', 'severny'] },
    { kind: 'station', names: ['Парнас'], complexes: ['severny'] },
    { kind: 'town', names: ['Репино', 'Приморское шоссе'], complexes: ['sosny'] },
    { kind: 'district', names: ['Курортный'], complexes: ['sosny'] },
    { kind: 'station', names: ['Девяткино'], complexes: ['svetly'] },
    { kind: 'town', names: ['Мурино'], complexes: ['svetly'] },
    { kind: 'station', names: ['Улица Дыбенко', 'Дыбенко'], complexes: ['terrasy'] },
    { kind: 'town', names: ['Кудрово'], complexes: ['terrasy'] },
    {
      kind: 'district',
      names: ['Всеволожский', 'Ленинградская область', 'Ленобласть', 'область', 'ЛО'],
      complexes: ['svetly', 'terrasy'],
    },
    { kind: 'station', names: ['Приморская'], complexes: ['zaliv'] },
    {
      kind: 'district',
      names: ['Василеостровский', 'Васильевский остров', 'Васильевский', 'Васька', 'ВО', 'намыв'],
      complexes: ['zaliv'],
    },
  ],
  programmes: [
    { id: 'family', names: family, bank: [] },
    { id: 'baltika-family', names: family, bank: ['Балтика Банк', 'банк Балтика', 'Балтика'] },
    { id: 'nevsky-family', names: family, bank: ['Невский кредит'] },
    { id: 'gavan-family', names: family, bank: ['банк Гавань', 'Гавань'] },
    {
      id: 'ladoga-subsidised',
      names: ['со скидкой застройщика'],
      bank: ['Ладога Банк', 'банк Ладога', 'Ладога'],
    },
    { id: 'baltika-standard', names: standard, bank: ['Балтика Банк', 'банк Балтика', 'Балтика'] },
    { id: 'severny-standard', names: standard, bank: ['Северный ипотечный'] },
  ],
  buildings: ['1', '2', '3', '4', '5', '6'].map((name) => ({
    id: `korpus-${name}`,
    names: [name],
  })),
};
