import {
  DEFAULT_COMMUTE_BY,
  NEARBY_KINDS,
  type CommuteBy,
  type LotFilter,
  type LotFilterKey,
  type NearbyKind,
} from '../../../catalogue/filters/lot.filters.ts';
import type { LexiconData } from '../lexicon/meaning.ts';
import { numberWords } from './number-words.ts';

const WORDS = {
  rooms: {
    studio: 'студия',
    '1': 'однокомнатная',
    '2': 'двухкомнатная',
    '3': 'трёхкомнатная',
    '4': 'четыре комнаты и больше',
  },
  floorNot: { first: 'не первый этаж', last: 'не последний этаж' },
  finish: {
    none: 'без отделки',
    shell: 'предчистовая отделка',
    prepared: 'под чистовую отделку',
    full: 'чистовая отделка',
    furnished: 'с мебелью',
  },
  options: {
    balcony: 'балкон',
    loggia: 'лоджия',
    terrace: 'терраса',
    'two-bathrooms': 'два санузла',
    euro: 'европланировка',
    corner: 'угловая',
    water: 'вид на воду',
  },
  sides: { n: 'окна на север', e: 'окна на восток', s: 'окна на юг', w: 'окна на запад' },
  light: {
    morning: 'солнце утром',
    day: 'солнце днём',
    evening: 'солнце вечером',
    water: 'видно воду',
  },
  pay: {
    full: 'полная оплата',
    mortgage: 'оплата ипотекой',
    instalment: 'оплата рассрочкой',
    'trade-in': 'зачёт жилья',
    capital: 'материнский капитал',
  },
} as const satisfies {
  [Key in LotFilterKey]?: NonNullable<LotFilter[Key]> extends readonly (infer Value extends
    string)[]
    ? Record<Value, string>
    : never;
};

const NEARBY = {
  school: 'школы',
  kindergarten: 'детского сада',
  clinic: 'поликлиники',
} as const satisfies Record<NearbyKind, string>;

const BY = { car: 'на машине', metro: 'на метро', foot: 'пешком' } as const satisfies Record<
  CommuteBy,
  string
>;

/** «цена от 8 000 000 до 12 000 000 ₽»; nothing without a limit. */
function limits(
  name: string,
  from: number | undefined,
  to: number | undefined,
  unit: string,
): string[] {
  const low = from === undefined ? '' : ` от ${numberWords(from)}`;
  const high = to === undefined ? '' : ` до ${numberWords(to)}`;
  return low || high ? [`${name}${low}${high}${unit}`] : [];
}

interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** Names of some ids, an unknown one by the id itself. */
const named = (ids: readonly string[], all: readonly Named[], before: string, code: string) =>
  ids.map((id) => {
    const name = all.find((one) => one.id === id)?.names[0];
    return name === undefined ? `${code} «${id}»` : `${before}${name}`;
  });

/** A mortgage programme by its name and its bank, if it has one. */
function programmeWords(id: string, data: LexiconData): string {
  const programme = data.programmes.find((one) => one.id === id);
  if (!programme) return `код программы «${id}»`;
  return [programme.names[0], programme.bank[0]].filter(Boolean).join(' ');
}

/** «1 часа», «11 часов». */
const hoursWords = (hours: number) =>
  `${hours} ${hours % 10 === 1 && hours !== 11 ? 'часа' : 'часов'}`;

function handoverWords(handover: string): string {
  const [year = '', quarter = ''] = handover.split('-');
  return handover === 'ready' ? 'дом сдан' : `сдача до ${quarter} квартала ${year} года`;
}

/** Words of each value that is chosen from a list. */
function chosen<Key extends keyof typeof WORDS>(filter: LotFilter, key: Key): string[] {
  const words: Readonly<Record<string, string>> = WORDS[key];
  return (filter[key] ?? []).flatMap((value) => words[value] ?? []);
}

/**
 * Writes a filter as a sentence that `readSentence` reads back into the same filter. Limits that contradict each other
 * are written, but not read.
 */
export function writeSentence(filter: LotFilter, data: LexiconData): string {
  const one = (value: string | number | undefined, words: string) =>
    value === undefined ? [] : [words];
  const { term, down, metro, commute, commuteBy, handover, number, work, programme } = filter;
  const { commute2, commuteBy2, work2 } = filter;
  return [
    ...chosen(filter, 'rooms'),
    ...named(filter.complex ?? [], data.complexes, 'ЖК ', 'код комплекса'),
    ...named(filter.building ?? [], data.buildings, 'корпус ', 'код корпуса'),
    ...limits('цена', filter.priceFrom, filter.priceTo, ' ₽'),
    ...limits('платёж', filter.payFrom, filter.payTo, ' ₽ в месяц'),
    ...one(down, `взнос ${numberWords(down ?? 0)} ₽`),
    ...one(term, `срок кредита ${term} лет`),
    ...one(programme, programmeWords(programme ?? '', data)),
    ...chosen(filter, 'pay'),
    ...limits('площадь', filter.areaFrom, filter.areaTo, ' м²'),
    ...limits('кухня', filter.kitchenFrom, filter.kitchenTo, ' м²'),
    ...limits('этаж', filter.floorFrom, filter.floorTo, ''),
    ...chosen(filter, 'floorNot'),
    ...one(handover, handoverWords(handover ?? '')),
    ...chosen(filter, 'finish'),
    ...chosen(filter, 'options'),
    ...chosen(filter, 'sides'),
    ...chosen(filter, 'light'),
    ...one(filter.sunFrom, `солнце от ${hoursWords(filter.sunFrom ?? 0)}`),
    ...one(filter.oppositeFrom, `дом напротив не ближе ${filter.oppositeFrom} м`),
    ...one(filter.discount, 'со скидкой'),
    ...one(filter.free, 'только свободные'),
    ...one(metro, `пешком до метро ${metro} минут`),
    ...NEARBY_KINDS.flatMap((kind) =>
      one(filter[kind], `пешком до ${NEARBY[kind]} ${filter[kind]} минут`),
    ),
    ...one(commute, `до работы ${commute} минут ${BY[commuteBy ?? DEFAULT_COMMUTE_BY]}`),
    ...(commute === undefined || commuteBy === DEFAULT_COMMUTE_BY
      ? one(commuteBy, `код дороги «${commuteBy}»`)
      : []),
    ...one(work, `координаты работы «${work}»`),
    ...one(commute2, `минуты второй дороги «${commute2}»`),
    ...one(commuteBy2, `код второй дороги «${commuteBy2}»`),
    ...one(work2, `координаты второй дороги «${work2}»`),
    ...one(number, `номер «${number}»`),
    ...(filter.plan ?? []).map((id) => `планировка «${id}»`),
  ].join(', ');
}
