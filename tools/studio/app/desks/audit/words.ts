import { ROLES, type Role } from '../../../contract/core/roles.ts';
import { LOT_STATUSES } from '../../../contract/catalogue/lot-status.ts';
import { LEAD_STATUSES } from '../../../contract/sales/lead.schema.ts';

/** Fields of a change in the words of the Studio; one that has none yet stays as it is written. */
const FIELDS: Readonly<Record<string, string>> = {
  role: 'Роль',
  state: 'Состояние',
  status: 'Статус',
  reason: 'Причина',
  email: 'Почта',
  lastName: 'Фамилия',
  name: 'Имя',
  session: 'Вход',
  ended: 'Завершено входов',
  stage: 'Ступень входа',
  price: 'Цена, коп.',
  oldPrice: 'Прежняя цена, коп.',
  side: 'Исход',
  responsible: 'Ответственный',
  nextStep: 'Следующий шаг',
  dueAt: 'Срок шага',
  kind: 'Вид',
  text: 'Текст',
  reply: 'Ответ компании',
  title: 'Заголовок',
  lead: 'Лид',
  date: 'Дата',
  topic: 'Тема',
  complex: 'Комплекс',
  picture: 'Картинка',
  audience: 'Кто видит',
  draft: 'Черновик',
  from: 'Начало',
  until: 'Конец',
  blocks: 'Блоки',
  position: 'Место в списке',
  to: 'Куда ведёт',
  department: 'Отдел',
  place: 'Где',
  schedule: 'График',
  salary_from: 'Зарплата от, коп.',
  salary_to: 'Зарплата до, коп.',
  duties: 'Что делать',
  wants: 'Кого ищем',
  offers: 'Что предлагаем',
  address: 'Адрес',
  phone: 'Телефон',
  working: 'Часы работы',
  notification: 'Как пройти',
  figure: 'Число или слово',
  link: 'Куда ведёт',
  conditions: 'Условия',
  path: 'Страницы',
  timer: 'Появится через, с',
  repeat: 'Ещё раз через, с',
  colour: 'Цвет окна',
  button_colour: 'Цвет кнопки',
  totp: 'Приложение с кодами',
  passkey: 'Ключ доступа',
  passkeys: 'Ключей доступа',
  recovery: 'Кодов восстановления',
};

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: Object.fromEntries(Object.keys(ROLES).map((id) => [id, ROLES[id as Role].title])),
  status: { ...LOT_STATUSES, ...LEAD_STATUSES },
  state: {
    ...{ active: 'открыт', restricted: 'закрыт' },
    ...{ new: 'ждёт решения', published: 'на сайте', rejected: 'не показан' },
  },
  stage: { second_factor: 'пароль', setup: 'пароль, без второго шага', full: 'вошёл' },
};

/** A field in Russian. */
export const fieldOf = (field: string): string => FIELDS[field] ?? field;

/** A value for a person: a dash where there is nothing, structures as they are written. */
export function shownValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'object') return JSON.stringify(value);
  return VALUES[field]?.[String(value)] ?? String(value);
}
