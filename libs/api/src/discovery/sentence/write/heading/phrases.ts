import {
  DEFAULT_COMMUTE_BY,
  NEARBY_KINDS,
  type LotFilter,
} from '../../../../catalogue/filters/lot.filters.ts';
import type { LexiconData } from '../../lexicon/meaning.ts';
import { numberWords } from '../number-words.ts';
import { listed } from './listed.ts';

const MILLION = 1_000_000;
const HUNDREDTH = 10_000;

/** Whether a noun after it stands in the singular. */
const isOne = (count: number) => count % 10 === 1 && count % 100 !== 11;

const said = (words: string | null | undefined | false): string[] => (words ? [words] : []);

/** «от 40 до 60 м²»; nothing without a limit. */
function limits(
  from: number | undefined,
  to: number | undefined,
  unit: string,
  scale = 1,
): string | null {
  const low = from !== undefined && `от ${numberWords(from / scale)}`;
  const high = to !== undefined && `до ${numberWords(to / scale)}`;
  const words = [low, high].filter(Boolean).join(' ');
  return words && `${words} ${unit}`;
}

/** «от 8 до 12,5 млн ₽»; to the rouble where millions would not be exact. */
function price({ priceFrom: from, priceTo: to }: LotFilter): string | null {
  const exact = [from, to].every(
    (one) => one === undefined || (one >= MILLION && one % HUNDREDTH === 0),
  );
  if (exact) return limits(from, to, 'млн ₽', MILLION);
  const roubles = limits(from, to, '₽');
  return roubles && `по цене ${roubles}`;
}

function floor({ floorFrom: from, floorTo: to }: LotFilter): string | null {
  if (from === undefined) return to === undefined ? null : `не выше ${to}-го этажа`;
  if (to === undefined) return `не ниже ${from}-го этажа`;
  return from === to ? `на ${from}-м этаже` : `с ${from}-го по ${to}-й этаж`;
}

const FLOORS = { first: 'не на первом', last: 'не на последнем' } as const;

/** «в корпусе 2 ЖК «Канал 9»»; `null` where a name is unknown, or a building stands alone. */
export function place(filter: LotFilter, data: LexiconData): string | null {
  const { complex = [], building = [] } = filter;
  const nameOf = (id: string, all: LexiconData['buildings']) =>
    all.find((one) => one.id === id)?.names[0];
  const complexes = complex.map((id) => nameOf(id, data.complexes));
  const buildings = building.map((id) => nameOf(id, data.buildings));
  if ([...complexes, ...buildings].includes(undefined)) return null;
  if (building.length > 0 && complex.length !== 1) return null;
  const names = listed(
    complexes.map((name) => `«${name}»`),
    'и',
  );
  if (building.length === 0) return names && `в ЖК ${names}`;
  return `в ${building.length > 1 ? 'корпусах' : 'корпусе'} ${listed(buildings, 'и')} ЖК ${names}`;
}

/** Limits that stand beside the subject. */
export const limitPhrases = (filter: LotFilter): string[] => {
  const area = limits(filter.areaFrom, filter.areaTo, 'м²');
  const floorNot = (filter.floorNot ?? []).map((one) => FLOORS[one]);
  return [
    ...said(filter.handover === 'ready' && 'в сданных домах'),
    ...said(price(filter)),
    ...said(area && `площадью ${area}`),
    ...said(floor(filter)),
    ...said(floorNot.length > 0 && `${listed(floorNot, 'и')} этаже`),
  ];
};

/** In the instrumental: each stands after «с». */
const OPTIONS = {
  balcony: 'балконом',
  loggia: 'лоджией',
  terrace: 'террасой',
  'two-bathrooms': 'двумя санузлами',
  euro: 'европланировкой',
  water: 'видом на воду',
} as const;

const SUN = {
  morning: 'солнцем утром',
  day: 'солнцем днём',
  evening: 'солнцем вечером',
} as const;

const FINISH = {
  none: 'без отделки',
  shell: 'с предчистовой отделкой',
  prepared: 'под чистовую отделку',
  full: 'с чистовой отделкой',
  furnished: 'с мебелью',
} as const;

const SIDES = { n: 'север', e: 'восток', s: 'юг', w: 'запад' } as const;

/** One finish, or either of two; all that may be called finished is one. */
function finish({ finish: chosen = [] }: LotFilter): string {
  if (chosen.join() === 'full,furnished') return 'с отделкой';
  return listed(
    chosen.map((one) => FINISH[one]),
    'или',
  );
}

/** Whether words go on after the «с» of others; furniture is a word of its own kind after a balcony. */
const isPossession = (words: string) => /^с (предчистовой |чистовой )?отделкой$/.test(words);

/** What flats have, in the instrumental. */
export function possessions(filter: LotFilter): string[] {
  const { options = [], sides = [], light = [], sunFrom } = filter;
  const kitchen = limits(filter.kitchenFrom, filter.kitchenTo, 'м²');
  const finished = finish(filter);
  return [
    ...said(kitchen && `кухней ${kitchen}`),
    ...options.flatMap((one) => (one === 'corner' ? [] : OPTIONS[one])),
    ...said(isPossession(finished) && finished.slice('с '.length)),
    ...light.flatMap((one) => (one === 'water' ? [] : SUN[one])),
    ...said(sunFrom !== undefined && `солнцем от ${sunFrom} ${isOne(sunFrom) ? 'часа' : 'часов'}`),
    ...said(
      sides.length > 0 &&
        `окнами на ${listed(
          sides.map((one) => SIDES[one]),
          'или',
        )}`,
    ),
  ];
}

const PAY = {
  full: 'с полной оплатой',
  mortgage: 'в ипотеку',
  instalment: 'в рассрочку',
  'trade-in': 'в зачёт жилья',
  capital: 'с материнским капиталом',
} as const;

const BY = { car: 'на машине', metro: 'на метро', foot: 'пешком' } as const;

const AWAY = {
  metro: 'метро',
  school: 'школы',
  kindergarten: 'детского сада',
  clinic: 'поликлиники',
} as const;

/** «в 21 минуте», «в 10 минутах». */
const within = (minutes: number) => `в ${minutes} ${isOne(minutes) ? 'минуте' : 'минутах'}`;

/** «в 10 минутах пешком от метро», as from what else is around. */
const walks = (filter: LotFilter): string[] =>
  (['metro', ...NEARBY_KINDS] as const).flatMap((kind) => {
    const minutes = filter[kind];
    return said(minutes !== undefined && `${within(minutes)} пешком от ${AWAY[kind]}`);
  });

/** «до конца 2027 года»; nothing of houses that are ready. */
function keys({ handover }: LotFilter): string | null {
  const [year = '', quarter] = handover?.split('-') ?? [];
  if (quarter === undefined) return null;
  return `до ${quarter === '4' ? 'конца' : `${quarter}-го квартала`} ${year} года`;
}

/** What else is said of flats, each phrase with its preposition. */
export function circumstances(filter: LotFilter): string[] {
  const { commute, pay = [], light = [], oppositeFrom } = filter;
  const finished = finish(filter);
  const payment = limits(filter.payFrom, filter.payTo, '₽ в месяц');
  const handover = keys(filter);
  return [
    ...said(payment && `с платежом ${payment}`),
    ...said(handover && `со сдачей ${handover}`),
    ...said(!isPossession(finished) && finished),
    ...said(light.includes('water') && 'где видно воду'),
    ...said(oppositeFrom !== undefined && `без дома напротив ближе ${oppositeFrom} м`),
    ...said(listed(walks(filter), 'и')),
    ...said(
      commute !== undefined &&
        `${within(commute)} ${BY[filter.commuteBy ?? DEFAULT_COMMUTE_BY]} от работы`,
    ),
    ...said(
      listed(
        pay.map((one) => PAY[one]),
        'или',
      ),
    ),
    ...said(filter.discount && 'со скидкой'),
  ];
}
