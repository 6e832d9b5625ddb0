/** A drawn portrait of one person; `media/portraits/portraits.json` says whom it shows. */
interface Portrayed {
  /** As pages name the person. */
  name: string;
  /** Number of the drawing. */
  portrait: number;
  sex: 'f' | 'm';
  /** Buyers who gave leave; everybody else is of the company. */
  isBuyer?: true;
}

/** Everybody who has a portrait: people of the company, and buyers who wrote reviews. */
export const people: readonly Portrayed[] = [
  { name: 'Анна Кравцова', portrait: 3, sex: 'f' },
  { name: 'Павел Ильин', portrait: 4, sex: 'm' },
  { name: 'Руслан Сафин', portrait: 8, sex: 'm' },
  { name: 'Ольга Берг', portrait: 9, sex: 'f' },
  { name: 'Дмитрий Лапин', portrait: 16, sex: 'm' },
  { name: 'Юрий Малинин', portrait: 14, sex: 'm' },
  { name: 'Екатерина Соболь', portrait: 29, sex: 'f' },
  { name: 'Ирина Мельник', portrait: 19, sex: 'f' },
  { name: 'Антон Греков', portrait: 6, sex: 'm' },
  { name: 'Светлана Яковлева', portrait: 21, sex: 'f' },
  { name: 'Денис Орлов', portrait: 10, sex: 'm' },
  { name: 'Марина Туманова', portrait: 11, sex: 'f' },
  { name: 'Ирина Лаптева', portrait: 1, sex: 'f' },
  { name: 'Павел Сизов', portrait: 12, sex: 'm' },
  { name: 'Анна Горелова', portrait: 5, sex: 'f' },
  { name: 'Олег Бударин', portrait: 18, sex: 'm' },
  { name: 'Марина Юдина', portrait: 15, sex: 'f' },
  { name: 'Тамара Ильинична', portrait: 25, sex: 'f', isBuyer: true },
  { name: 'Жанна Т.', portrait: 7, sex: 'f', isBuyer: true },
  { name: 'Татьяна Ж.', portrait: 13, sex: 'f', isBuyer: true },
  { name: 'Ксения Л.', portrait: 17, sex: 'f', isBuyer: true },
  { name: 'Алла Р.', portrait: 23, sex: 'f', isBuyer: true },
  { name: 'Екатерина Д.', portrait: 27, sex: 'f', isBuyer: true },
  { name: 'Вера П.', portrait: 31, sex: 'f', isBuyer: true },
  { name: 'Виктор Андреевич', portrait: 32, sex: 'm', isBuyer: true },
  { name: 'Станислав Р.', portrait: 2, sex: 'm', isBuyer: true },
  { name: 'Валерий Н.', portrait: 24, sex: 'm', isBuyer: true },
  { name: 'Денис О.', portrait: 20, sex: 'm', isBuyer: true },
  { name: 'Георгий Н.', portrait: 26, sex: 'm', isBuyer: true },
  { name: 'Алексей В.', portrait: 22, sex: 'm', isBuyer: true },
  { name: 'Роман Ш.', portrait: 28, sex: 'm', isBuyer: true },
  { name: 'Павел Ж.', portrait: 30, sex: 'm', isBuyer: true },
];

const paths = new Map(
  people.map(({ name, portrait }) => [
    name,
    `/media/portraits/portrait-${String(portrait).padStart(2, '0')}.svg`,
  ]),
);

/** Path of somebody's portrait; `null` of whom there is none. */
export const portraitOf = (name: string): string | null => paths.get(name) ?? null;

/**
 * Portrait of somebody of the company, as blocks have pictures.
 * @throws Error where there is none
 */
export function facePicture(name: string) {
  const src = portraitOf(name);
  if (src === null) throw new Error(`«${name}» has no portrait`);
  return { src, alt: '', width: 320, height: 400 };
}
