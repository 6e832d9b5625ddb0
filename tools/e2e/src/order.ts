import { expect, type Locator, type Page } from '@playwright/test';
import type { Hand } from './hands.ts';

/** A participant as he is typed. */
export interface TypedPerson {
  Фамилия: string;
  Имя: string;
  Отчество: string;
  'Дата рождения': string;
  'Серия паспорта': string;
  'Номер паспорта': string;
  'Дата выдачи': string;
  'Код подразделения': string;
  'Кем выдан паспорт': string;
  'Адрес регистрации': string;
  СНИЛС: string;
  ИНН: string;
  /** Of everybody but the buyer. */
  'Телефон для подписи'?: string;
}

/** Two people whose numbers carry right check digits and belong to nobody. */
export const couple: readonly [TypedPerson, Required<TypedPerson>] = [
  {
    Фамилия: 'Орлова',
    Имя: 'Вера',
    Отчество: 'Павловна',
    'Дата рождения': '17041988',
    'Серия паспорта': '4008',
    'Номер паспорта': '713264',
    'Дата выдачи': '14052008',
    'Код подразделения': '780012',
    'Кем выдан паспорт': 'ГУ МВД России по Санкт-Петербургу',
    'Адрес регистрации': 'Санкт-Петербург, Средний проспект В. О., 28, 14',
    СНИЛС: '11223344595',
    ИНН: '500100732259',
  },
  {
    Фамилия: 'Орлов',
    Имя: 'Игорь',
    Отчество: 'Олегович',
    'Дата рождения': '02091986',
    'Серия паспорта': '4006',
    'Номер паспорта': '502871',
    'Дата выдачи': '11102006',
    'Код подразделения': '780012',
    'Кем выдан паспорт': 'ГУ МВД России по Санкт-Петербургу',
    'Адрес регистрации': 'Санкт-Петербург, Средний проспект В. О., 28, 14',
    СНИЛС: '08765430300',
    ИНН: '500100732259',
    'Телефон для подписи': '9117002830',
  },
];

/** The fields of one participant. */
export const participant = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: new RegExp(`^Участник ${number}`) });

/** Types what is said of a person, and nothing else. */
export async function fillPerson(
  group: Locator,
  hand: Pick<Hand, 'fill'>,
  person: Partial<TypedPerson>,
) {
  for (const [label, text] of Object.entries(person)) {
    await hand.fill(group.getByLabel(label, { exact: true }), text);
  }
}

/** Waits until the server has what was typed. */
export const expectSaved = (page: Page) =>
  expect(page.getByRole('complementary', { name: 'О заказе' })).toContainText('Сохранено');

/** The heading of a step is there, in sight of a screen reader. */
export const atOrderStep = (page: Page, name: RegExp) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible();

/** A picture that a scanner might give, of so many bytes at least. */
export function scan(bytes: number): Buffer {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const picture = Buffer.from(pixel, 'base64');
  return Buffer.concat([picture, Buffer.alloc(Math.max(0, bytes - picture.length))]);
}

/** A document of so many bytes: a picture would be made smaller by the page. */
export const scanned = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, ' '), Buffer.from('\n%%EOF')]);
