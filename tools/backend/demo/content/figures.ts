import {
  INSTALMENT_START,
  INSTALMENT_WORDS,
  instalmentOf,
  OWN_INSTALMENT,
} from '@m30/calculators/instalment/core';
import { addMonths, formatCount, formatDate } from '@m30/ui-kit/format';
import { LAW } from '../../src/modules/deal/law/law.ts';
import { complexes } from '../data/complexes/index.ts';
import { generateLots } from '../generator/lots.ts';

/** Least own money of the family mortgage, per cent of the price. */
const FAMILY_SHARE = 20.1;

const [decision, longest] = LAW.capitalDecisionDays.value;

/** Working days of the Social Fund for maternity capital: to decide, to decide where it asks others, and to transfer. */
export const CAPITAL_DAYS = {
  decision,
  longest,
  transfer: LAW.capitalTransferDays.value,
} as const;

/** Flats that stand in the catalogue, as they are generated. */
const flats = generateLots(complexes);

/** Flats of a complex that may be bought now. */
const freeFlats = (vendor: string) =>
  flats.filter(
    ({ buildingId, status }) => status === 'free' && buildingId.startsWith(`${vendor}/`),
  );

/** What a m² of the free flats of a complex costs, thousand roubles: «346–411». */
export function thousandsPerMetre(vendor: string): string {
  const metres = freeFlats(vendor).map(({ price, area }) => price / 100_000 / area);
  return `${Math.floor(Math.min(...metres))}–${Math.ceil(Math.max(...metres))}`;
}

/** A flat that can be bought, with what the buyer pays himself and what a bank lends; kopecks. */
export interface ExampleDeal {
  /** «„Северный свет“, корпус 2, № 61, 48,4 м²» */
  name: string;
  price: number;
  own: number;
  loan: number;
}

/** The cheapest free flat of a complex from an area on, bought with the least own money of the family mortgage. */
export function exampleDeal(vendor: string, least: number): ExampleDeal {
  const [flat] = freeFlats(vendor)
    .filter(({ area }) => area >= least)
    .toSorted((one, other) => one.price - other.price || one.number - other.number);
  if (!flat) throw new Error(`${vendor} has no free flat of ${least} m²`);
  const { price, area, buildingId, number } = flat;
  const own = Math.ceil((price * FAMILY_SHARE) / 100 / 100) * 100;
  const complex = complexes.find((one) => one.vendor === vendor)?.name ?? vendor;
  const label = buildingId.replace(/^.*korpus-/, '');
  const name = `«${complex}», корпус ${label}, № ${number}, ${String(area).replace('.', ',')} м²`;
  return { name, price, own, loan: price - own };
}

/** The company's instalment in words, as its declaration has it: «от 30 %», «раз в квартал», «за месяц» before the keys. */
export const INSTALMENT = {
  from: `от ${OWN_INSTALMENT.share.min} %`,
  atLeast: `не менее ${OWN_INSTALMENT.share.min} %`,
  ...INSTALMENT_WORDS,
};

/** An instalment as a page tells of it: «6 млн ₽», «4 взноса по 3,5 млн ₽», «феврале, мае, августе и ноябре». */
export interface ExampleInstalment {
  price: string;
  first: string;
  rest: string;
  parts: string;
  months: string;
}

/**
 * What the instalment calculator begins with for a price.
 * @param price kopecks
 * @param signedOn ISO day
 */
export function exampleInstalment(price: number, signedOn: string): ExampleInstalment {
  const { first, payment, rows } = instalmentOf(
    { price, ...INSTALMENT_START },
    OWN_INSTALMENT.every,
  );
  const later = rows.slice(1);
  const months = later.map(({ month }) => inMonth(addMonths(signedOn, month)));
  return {
    price: millions(price),
    first: millions(first),
    rest: millions(price - first),
    parts: `${formatCount(later.length, ['взнос', 'взноса', 'взносов'])} по ${millions(payment)}`,
    months: new Intl.ListFormat('ru').format(months),
  };
}

/** «3,5 млн ₽». */
const millions = (kopecks: number): string =>
  `${(kopecks / 100_000_000).toLocaleString('ru-RU')} млн ₽`;

/** «феврале» of an ISO day. */
const inMonth = (day: string): string =>
  (/[а-я]+/.exec(formatDate(day))?.[0] ?? '').replace(/[ая]$/, 'е');
