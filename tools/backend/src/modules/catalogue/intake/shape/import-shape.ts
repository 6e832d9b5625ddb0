import { isStorable } from '@m30/api';
import { lotFilters, placeFilters, premisesFilters, ROOMS } from '@m30/api/filters';
import * as v from 'valibot';

/** Aliases stand in addresses of the site. */
const alias = v.pipe(
  v.string('не указан'),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'из него не выходит адреса: нужны буквы или цифры, до 40'),
);
const words = (most: number) =>
  v.pipe(
    v.string('не текст'),
    v.trim(),
    v.minLength(1, 'пусто'),
    v.maxLength(most, `длиннее ${most} знаков`),
    v.check((value) => isStorable(value), 'недопустимый знак'),
  );
const whole = (least: number, most: number, reason: string) =>
  v.pipe(
    v.number('не число'),
    v.integer('не целое число'),
    v.minValue(least, reason),
    v.maxValue(most, reason),
  );
const between = (least: number, most: number, unit: string) => {
  const reason = `вне пределов ${least}–${most} ${unit}`;
  return v.pipe(v.number('не число'), v.minValue(least, reason), v.maxValue(most, reason));
};
const area = between(0.5, 20_000, 'м²');
const price = whole(100, 1_000_000_000_000, 'цена вне пределов: больше 0, до 10 млрд ₽');
const line = v.number();

/** A residential complex; what it is found by is its alias or its name. */
export const ComplexItemSchema = v.strictObject({
  kind: v.literal('complex'),
  line,
  alias,
  name: words(100),
  address: v.optional(words(300)),
  /** District, or whatever stands under the name in lists. */
  place: v.optional(words(100)),
  coordinate: v.optional(
    v.tuple([between(-90, 90, '° широты'), between(-180, 180, '° долготы')], 'неверные координаты'),
  ),
  housingClass: v.optional(words(40)),
  metro: v.optional(
    v.strictObject({ name: words(60), minutes: whole(1, 240, 'вне пределов 1–240 минут') }),
  ),
  summary: v.optional(words(1000)),
  /** Addresses of its pictures; the first stands for it. */
  photos: v.optional(v.pipe(v.array(words(1000)), v.maxLength(12, 'больше 12'))),
});

/** A building of a complex. */
export const BuildingItemSchema = v.strictObject({
  kind: v.literal('building'),
  line,
  /** Alias of the complex. */
  complex: alias,
  alias,
  name: words(60),
  floors: v.optional(whole(1, 200, 'вне пределов 1–200 этажей')),
  /** Quarter of the keys; `null` where the building is completed. */
  handover: v.optional(
    v.nullable(
      v.strictObject({
        year: whole(2000, 2100, 'вне пределов 2000–2100'),
        quarter: whole(1, 4, 'вне пределов 1–4'),
      }),
    ),
  ),
});

const metres = between(0.5, 99, 'м');

/** Anything that is sold; of one that the database has, only what changes needs to be said. */
export const LotItemSchema = v.strictObject({
  kind: v.literal('lot'),
  line,
  id: alias,
  type: v.optional(v.picklist(['flat', 'commercial', 'parking', 'storage'], 'неизвестный вид')),
  /** Aliases of its complex and building. */
  complex: v.optional(alias),
  building: v.optional(alias),
  section: v.optional(whole(0, 99, 'вне пределов 0–99')),
  floor: v.optional(whole(-9, 200, 'вне пределов −9…200')),
  number: v.optional(whole(1, 1_000_000, 'не номер квартиры')),
  area: v.optional(area),
  livingArea: v.optional(area),
  kitchenArea: v.optional(area),
  balconyArea: v.optional(area),
  rooms: v.optional(v.picklist(ROOMS, 'неизвестное число комнат')),
  euro: v.optional(v.boolean()),
  /** Rooms with their m². */
  roomList: v.optional(v.pipe(v.array(v.strictObject({ name: words(60), area })), v.maxLength(40))),
  /** Kopecks. */
  price: v.optional(price),
  /** Kopecks; `null` takes the former price away. */
  oldPrice: v.optional(v.nullable(price)),
  status: v.optional(
    v.picklist(['free', 'held', 'reserved', 'sold', 'closed'], 'неизвестный статус'),
  ),
  finish: v.optional(v.picklist(lotFilters.finish.values, 'неизвестная отделка')),
  /** Metres. */
  ceiling: v.optional(between(2, 12, 'м')),
  bathrooms: v.optional(whole(1, 9, 'вне пределов 1–9')),
  /** Loggia and the like. */
  options: v.optional(v.array(v.picklist(['balcony', 'loggia', 'terrace']))),
  /** Sides of the world: «юг». */
  sides: v.optional(v.array(v.picklist(['север', 'восток', 'юг', 'запад']))),
  /** Address of the drawing of the plan. */
  plan: v.optional(words(500)),
  /** What is painted on the floor or the door of a place: «12», «К5». */
  label: v.optional(words(20)),
  /** Of a parking place. */
  size: v.optional(v.picklist(placeFilters.size.values, 'неизвестный размер места')),
  width: v.optional(metres),
  depth: v.optional(metres),
  charging: v.optional(v.boolean()),
  /** Allotted to premises, kW. */
  power: v.optional(whole(0, 10_000, 'вне пределов 0–10 000 кВт')),
  ownEntrance: v.optional(v.boolean()),
  purposes: v.optional(
    v.array(v.picklist(premisesFilters.purpose.values, 'неизвестное назначение')),
  ),
});

export type ComplexItem = v.InferOutput<typeof ComplexItemSchema>;
export type BuildingItem = v.InferOutput<typeof BuildingItemSchema>;
export type LotItem = v.InferOutput<typeof LotItemSchema>;
