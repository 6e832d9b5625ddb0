import { nameOf } from './complex-names.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { SentenceRule } from './rule.ts';
import type { KnownComplex } from './world.ts';

const COMPLEXES = new RegExp(
  `(все\\S*|вс[её]м\\S*)?\\s*(${NUMBER})\\s+(?:жилых |наших )?комплекс`,
  'i',
);
/** What can only be said of a house that stands. */
const STANDS = /провер(ял|ил)|дошли|обмерил|заселен|прошли пешком|живут соседи/i;
const IN_WORK = new RegExp(
  `(?:строятся|в работе|строим)\\s+(?:${NUMBER})\\s+комплекс|комплекс\\S*\\s+(?:строятся|в работе)`,
  'i',
);

/** «В восьми комплексах», and what is said of them. */
export const countOfComplexes: SentenceRule = {
  name: 'count of complexes',
  find({ text }, { complexes }) {
    const [, all, word = ''] = COMPLEXES.exec(text) ?? [];
    const said = numberOf(word);
    if (said === null) return null;
    const built = [...complexes.values()].filter(({ isCompleted }) => isCompleted).length;
    if (STANDS.test(text) && said > built) {
      return `says of ${said} complexes what can be seen in ${built} alone: the others are not built`;
    }
    if (IN_WORK.test(text) && said !== complexes.size - built) {
      return `says that ${said} complexes are being built, of ${complexes.size - built}`;
    }
    const isWrong = all ? said !== complexes.size : said > complexes.size;
    return isWrong ? `speaks of ${said} complexes, there are ${complexes.size}` : null;
  },
};

const BUILDINGS = new RegExp(`(вс\\S+)\\s+(${NUMBER})\\s+корпус`, 'i');

/** «Во всех пяти корпусах». */
export const countOfBuildings: SentenceRule = {
  name: 'count of buildings',
  find({ text, vendors }, { complexes }) {
    const [, , word = ''] = BUILDINGS.exec(text) ?? [];
    const said = numberOf(word);
    const complex = only(vendors, complexes);
    if (said === null || !complex) return null;
    const count = complex.buildings.filter(({ kinds }) => kinds.size > 0).length;
    return said === count
      ? null
      : `speaks of ${said} buildings of ${nameOf(complex.vendor)}, it has ${count}`;
  },
};

const METRE = /(\d{2,4})\s*–\s*(\d{2,4})\s+тысяч ₽ за квадратный метр/;

/** «346–411 тысяч ₽ за квадратный метр». */
export const pricesOfMetres: SentenceRule = {
  name: 'price of a m²',
  find({ text, vendors }, { complexes }) {
    const [, from, to] = METRE.exec(text) ?? [];
    const complex = only(vendors, complexes);
    if (!from || !complex) return null;
    const [least, most] = complex.metre;
    return Number(from) === least && Number(to) === most
      ? null
      : `says ${from}–${to} thousand roubles a m², free flats cost ${least}–${most}`;
  },
};

const PRICE_FROM = /(?:квартир|студи)[^.]*?\sот\s+(\d+(?:,\d+)?)\s+(млн|тысяч)/i;

/** «Квартиры от 10,7 млн ₽»: rounded up, as prices «от» are. */
export const pricesFrom: SentenceRule = {
  name: 'price «от»',
  find({ text, vendors }, { complexes }) {
    const [, figure = '', unit] = PRICE_FROM.exec(text) ?? [];
    const complex = only(vendors, complexes);
    if (figure === '' || !complex) return null;
    const decimals = figure.split(',')[1]?.length ?? 0;
    const one = unit === 'млн' ? 1_000_000 / 10 ** decimals : 1000;
    const least = Math.ceil(complex.priceFrom / one);
    const said = Math.round(
      Number(figure.replace(',', '.')) * 10 ** (unit === 'млн' ? decimals : 0),
    );
    return said === least
      ? null
      : `says «от ${figure} ${unit}», the cheapest flat costs ${complex.priceFrom} roubles`;
  },
};

const PER_FLAT = new RegExp(`(${NUMBER})\\s+мест\\S*\\s+на квартиру`, 'i');
const OF_FLATS = new RegExp(`одно на\\s+(${NUMBER})\\s+квартир`, 'i');
const PLACES = /(?<!\d)(\d+) мест/;

/** «79 мест, одно на три квартиры». */
export const parkingPerFlat: SentenceRule = {
  name: 'parking places a flat',
  find({ text, vendors }, { complexes }) {
    const complex = only(vendors, complexes);
    if (!complex || !/парк|машин/i.test(text)) return null;
    const { flats, places } = complex;
    const perFlat = numberOf(PER_FLAT.exec(text)?.[1] ?? 'нет');
    if (perFlat !== null && Math.abs(perFlat - places / flats) > 0.1 * perFlat) {
      return `promises ${perFlat} places a flat, there are ${places} for ${flats} flats`;
    }
    const ofFlats = numberOf(OF_FLATS.exec(text)?.[1] ?? 'нет');
    if (ofFlats !== null && ofFlats !== Math.round(flats / places)) {
      return `says that ${ofFlats} flats share a place, it is ${Math.round(flats / places)}`;
    }
    const count = /гостев/i.test(text) ? null : numberOf(PLACES.exec(text)?.[1] ?? 'нет');
    return count === null || count === places || !/паркинг/i.test(text)
      ? null
      : `speaks of ${count} places, there are ${places}`;
  },
};

/** The complex that a sentence is about, where it is about one. */
function only(
  vendors: readonly string[],
  complexes: ReadonlyMap<string, KnownComplex>,
): KnownComplex | undefined {
  return vendors.length === 1 ? complexes.get(vendors[0] ?? '') : undefined;
}
