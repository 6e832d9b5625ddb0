import type { Facets } from '@m30/api';
import type { NearbyKind } from '@m30/api/filters';
import { formatArea, formatCount } from '@m30/ui-kit/format';
import { roomsFilterTitle } from '../../../../store/objects/lot-title.ts';
import type { CatalogueQuery, FilterKey } from '../../../../store/apartments/filter-url.ts';
import { optionLabel } from '../../../../store/listing/index.ts';
import { BY_WORDS } from '../../../../store/commute/commute-words.ts';
import { NEARBY_WORDS } from '../../../../store/apartments/nearby-words.ts';
import { handoverWords, moneyWords, priceWords } from './filter-words.ts';

/** What is said of one key of the address. */
interface KeyWords<Value> {
  name: string;
  /** The filter in force, in lists of each item. */
  chip: (value: Value extends readonly (infer Item)[] ? Item : Value, facets: Facets) => string;
  /** What lifting it means. */
  lift: string;
}

const minutes = (count: number) => formatCount(count, ['минуты', 'минут', 'минут']);
const hours = (count: number) => formatCount(count, ['часа', 'часов', 'часов']);
const years = (count: number) => formatCount(count, ['год', 'года', 'лет']);

/** Words of a walk to the nearest place of a kind; «рядом» of a sentence is said in minutes here. */
const nearby = (kind: NearbyKind, lift: string): KeyWords<number> => ({
  name: `До\u00a0${NEARBY_WORDS[kind].of}`,
  chip: (count) => `${NEARBY_WORDS[kind].name} не\u00a0дальше ${minutes(count)} пешком`,
  lift,
});

/** Words of every filter. */
export const keyWords: { readonly [Key in FilterKey]: KeyWords<CatalogueQuery[Key]> } = {
  complex: {
    name: 'Комплекс',
    chip: (value, { complex }) => optionLabel(complex, value),
    lift: 'В любом комплексе',
  },
  building: {
    name: 'Корпус',
    chip: (value, { building }) => optionLabel(building, value),
    lift: 'В любом корпусе',
  },
  rooms: { name: 'Число комнат', chip: roomsFilterTitle, lift: 'С любым числом комнат' },
  priceFrom: {
    name: 'Цена от',
    chip: (roubles) => `От\u00a0${priceWords(roubles)}`,
    lift: 'Без нижней границы цены',
  },
  priceTo: {
    name: 'Цена до',
    chip: (roubles) => `До\u00a0${priceWords(roubles)}`,
    lift: 'Без верхней границы цены',
  },
  payFrom: {
    name: 'Платёж от',
    chip: (roubles) => `От\u00a0${moneyWords(roubles)} в\u00a0месяц`,
    lift: 'Без нижней границы платежа',
  },
  payTo: {
    name: 'Платёж до',
    chip: (roubles) => `До\u00a0${moneyWords(roubles)} в\u00a0месяц`,
    lift: 'Без верхней границы платежа',
  },
  programme: {
    name: 'Программа',
    chip: (value, { payment }) => optionLabel(payment.programmes, value),
    lift: 'По лучшей программе',
  },
  term: {
    name: 'Срок кредита',
    chip: (count) => `Кредит на\u00a0${years(count)}`,
    lift: 'С самым долгим сроком',
  },
  down: {
    name: 'Взнос',
    chip: (roubles) => `Взнос ${moneyWords(roubles)}`,
    lift: 'Со взносом по программе',
  },
  areaFrom: {
    name: 'Площадь от',
    chip: (metres) => `От\u00a0${formatArea(metres)}`,
    lift: 'Без нижней границы площади',
  },
  areaTo: {
    name: 'Площадь до',
    chip: (metres) => `До\u00a0${formatArea(metres)}`,
    lift: 'Без верхней границы площади',
  },
  kitchenFrom: {
    name: 'Кухня от',
    chip: (metres) => `Кухня от\u00a0${formatArea(metres)}`,
    lift: 'С кухней поменьше',
  },
  kitchenTo: {
    name: 'Кухня до',
    chip: (metres) => `Кухня до\u00a0${formatArea(metres)}`,
    lift: 'С кухней побольше',
  },
  floorFrom: {
    name: 'Этаж от',
    chip: (floor) => `Этаж от\u00a0${floor}`,
    lift: 'На этажах ниже',
  },
  floorTo: {
    name: 'Этаж до',
    chip: (floor) => `Этаж до\u00a0${floor}`,
    lift: 'На этажах выше',
  },
  floorNot: {
    name: 'Этаж',
    chip: (value, { floorNot }) => `${optionLabel(floorNot, value)} этаж`,
    lift: 'И на первом, и на последнем этаже',
  },
  handover: {
    name: 'Срок ключей',
    chip: (value) => (value === 'ready' ? 'Дом сдан' : `Ключи ${handoverWords(value)}`),
    lift: 'С любым сроком ключей',
  },
  finish: {
    name: 'Отделка',
    chip: (value, { finish }) => optionLabel(finish, value),
    lift: 'С любой отделкой',
  },
  options: {
    name: 'Особенности',
    chip: (value, { options }) => optionLabel(options, value),
    lift: 'С любой планировкой',
  },
  sides: {
    name: 'Стороны света',
    chip: (value, { sides }) => `Окна: ${optionLabel(sides, value).toLowerCase()}`,
    lift: 'С окнами на любую сторону',
  },
  light: {
    name: 'Свет и вид',
    chip: (value, { light }) => optionLabel(light, value),
    lift: 'С любым светом и видом',
  },
  sunFrom: {
    name: 'Солнца не\u00a0меньше',
    chip: (count) => `Солнца от\u00a0${hours(count)}`,
    lift: 'С любым солнцем',
  },
  oppositeFrom: {
    name: 'Дом напротив не\u00a0ближе',
    chip: (metres) => `Дом напротив не\u00a0ближе ${metres}\u00a0м`,
    lift: 'С домом напротив поближе',
  },
  pay: {
    name: 'Способ покупки',
    chip: (value, { pay }) => optionLabel(pay, value),
    lift: 'С любым способом покупки',
  },
  discount: { name: 'Скидка', chip: () => 'Со\u00a0скидкой', lift: 'И без скидки' },
  free: {
    name: 'Только свободные',
    chip: () => 'Только свободные',
    lift: 'Вместе с забронированными',
  },
  metro: {
    name: 'До метро',
    chip: (count) => `До\u00a0метро не\u00a0дольше ${minutes(count)}`,
    lift: 'Дальше от метро',
  },
  school: nearby('school', 'Дальше от\u00a0школы'),
  kindergarten: nearby('kindergarten', 'Дальше от\u00a0детского сада'),
  clinic: nearby('clinic', 'Дальше от\u00a0поликлиники'),
  number: { name: 'Номер', chip: (text) => `№\u00a0${text}`, lift: 'С любым номером' },
  plan: {
    name: 'Планировка',
    chip: (value) => `Планировка ${value}`,
    lift: 'С любой планировкой квартиры',
  },
  commute: {
    name: 'Дорога до адреса',
    chip: (count) => `До\u00a0адреса не\u00a0дольше ${minutes(count)}`,
    lift: 'Дальше от адреса',
  },
  commuteBy: {
    name: 'Как добираться',
    chip: (by) => `Добираться ${BY_WORDS[by]}`,
    lift: 'Добираться на\u00a0машине',
  },
  work: { name: 'Адрес', chip: () => 'Адрес указан', lift: 'Без адреса' },
  commute2: {
    name: 'Дорога до\u00a0второго адреса',
    chip: (count) => `До\u00a0второго адреса не\u00a0дольше ${minutes(count)}`,
    lift: 'Дальше от второго адреса',
  },
  commuteBy2: {
    name: 'Как добираться до\u00a0второго адреса',
    chip: (by) => `До\u00a0второго адреса ${BY_WORDS[by]}`,
    lift: 'До\u00a0второго адреса на\u00a0машине',
  },
  work2: { name: 'Второй адрес', chip: () => 'Второй адрес указан', lift: 'Без второго адреса' },
};

/** Names of what an address says besides its filters. */
const others: ReadonlyMap<string, string> = new Map(
  Object.entries({
    sort: 'Порядок',
    page: 'Страница',
    view: 'Вид',
  } satisfies Record<Exclude<keyof CatalogueQuery, FilterKey>, string>),
);

const isFilter = (name: string): name is FilterKey => Object.hasOwn(keyWords, name);

/** Name of a key of the address; `undefined` for one that this page does not know. */
export const keyName = (key: string): string | undefined =>
  isFilter(key) ? keyWords[key].name : others.get(key);

/** What lifting a filter means, or undefined for a key that this page does not know. */
export const liftWords = (name: string): { key: FilterKey; words: string } | undefined =>
  isFilter(name) ? { key: name, words: keyWords[name].lift } : undefined;
