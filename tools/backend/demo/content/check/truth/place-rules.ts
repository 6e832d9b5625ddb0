import { nameOf } from './complex-names.ts';
import { NUMBER, numberOf } from './numbers.ts';
import type { SentenceRule } from './rule.ts';

const FLAT = /(студия|(?:евро)?(?:одно|двух|трёх|четырёх)комнатная)(?:, корпус (\d+))?$/i;

/** «Трёхкомнатная, корпус 2» of a buyer is a flat that the building has. */
export const kindsOfFlats: SentenceRule = {
  name: 'kinds of flats',
  find({ text, vendors: [vendor, ...others] }, { complexes }) {
    const [, kind = '', label] = FLAT.exec(text) ?? [];
    const complex = complexes.get(vendor ?? '');
    if (kind === '' || !complex || others.length > 0) return null;
    const places = complex.buildings.filter((one) => label === undefined || one.label === label);
    return places.some(({ kinds }) => kinds.has(kind.toLowerCase()))
      ? null
      : `${nameOf(complex.vendor)} has no «${kind}»${label ? ` in building ${label}` : ''}`;
  },
};

const KILOMETRES = new RegExp(`(${NUMBER})\\s+(?:километр|км(?![а-яё]))`, 'i');
const MINUTES = new RegExp(`на машине[^.]*?(${NUMBER})\\s+минут`, 'i');
/** A text rounds, a router does not: times are rounded more than ways. */
const TOLERANCE = { kilometres: 0.05, minutes: 0.2 };

/** A drive to the city is as long as the roads of the bundled map. */
export const lengthsOfRoads: SentenceRule = {
  name: 'lengths of roads',
  async find({ text, vendors }, world) {
    const [vendor] = vendors;
    if (!vendor || vendors.length > 1 || !/город|центр/i.test(text)) return null;
    const kilometres = numberOf(KILOMETRES.exec(text)?.[1] ?? 'нет');
    const minutes = numberOf(MINUTES.exec(text)?.[1] ?? 'нет');
    if (kilometres === null && minutes === null) return null;
    const way = await world.drive(vendor);
    const times = /и обратно/i.test(text) ? 2 : 1;
    if (kilometres !== null && isFar(kilometres, way.kilometres * times, TOLERANCE.kilometres)) {
      return `says ${kilometres} km, the map has ${Math.round(way.kilometres * times)}`;
    }
    return minutes !== null && isFar(minutes, way.minutes * times, TOLERANCE.minutes)
      ? `says ${minutes} minutes by car, the map has ${Math.round(way.minutes * times)}`
      : null;
  },
};

const isFar = (stated: number, real: number, share: number) =>
  Math.abs(stated - real) > share * real;

const LIVING = /переехал|переезжал|въехал|заселил|живут|живём|получил[иа]? ключи/i;

/** Nobody lives in a house that is not built. */
export const lifeInHouses: SentenceRule = {
  name: 'life in houses',
  find({ text, vendors, isNamed }, { complexes }) {
    if (!isNamed || !LIVING.test(text)) return null;
    const unbuilt = vendors.filter((vendor) => !complexes.get(vendor)?.isCompleted);
    return unbuilt.length > 0 && unbuilt.length === vendors.length
      ? `tells of life in ${unbuilt.map(nameOf).join(', ')}, which is not built`
      : null;
  },
};

const TOWEL_RAIL = /полотенцесуш/i;

/** Nothing is promised that no plan, finish or list of facts has. */
export const promisedEquipment: SentenceRule = {
  name: 'promised equipment',
  find: ({ text }) =>
    TOWEL_RAIL.test(text) ? 'promises a towel rail, which no finish and no plan holds' : null,
};
