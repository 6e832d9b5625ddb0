import { metresBetween } from './distance.ts';
import type { Coordinate, Place } from './types.ts';

/** `houses.json`: of some streets the houses whose place is known, [longitude, latitude] by number. */
export type HouseData = Readonly<
  Record<string, Readonly<Record<string, readonly [number, number]>>>
>;

/** Metres within which a name stands for a place. */
const AT = 30;

/** Metres within which it is said what is nearby. */
const NEAR = 400;

type Named = Pick<Place, 'label' | 'coordinate'>;

const numberOf = (house: string) => Number.parseInt(house, 10);

/** Every known house as a place. */
export const allHouses = (data: HouseData): Named[] =>
  Object.entries(data).flatMap(([street, houses]) =>
    Object.entries(houses).map(([house, [longitude, latitude]]) => ({
      label: `${street}, ${house}`,
      coordinate: [latitude, longitude] as const,
    })),
  );

/**
 * A house of a street: itself, or the nearest one by number that is known, or the middle of the street. The note says
 * what was taken instead.
 * @param house as it was typed: «28», «28а»; empty for the street
 */
export function onStreet(street: Omit<Place, 'exact'>, data: HouseData, house: string): Place {
  if (house === '') return { ...street, exact: false };
  const [number = ''] = house.split(' ');
  const houses = Object.entries(
    Object.hasOwn(data, street.label) ? (data[street.label] ?? {}) : {},
  );
  const [nearest] = houses.toSorted(
    ([one], [other]) =>
      Number(other === number) - Number(one === number) ||
      Math.abs(numberOf(one) - numberOf(number)) - Math.abs(numberOf(other) - numberOf(number)),
  );
  if (!nearest)
    return {
      ...street,
      note: 'номеров домов этой улицы на карте нет, взята её середина',
      exact: false,
    };
  const [known, [longitude, latitude]] = nearest;
  const exact = known === number;
  return {
    label: `${street.label}, ${known}`,
    note: exact ? '' : `дома ${number} на карте нет, взят ближайший известный`,
    coordinate: [latitude, longitude],
    exact,
  };
}

/** A place in words. */
export function nearestName(place: Coordinate, names: readonly Named[]): string {
  let best: { label: string; metres: number } = { label: '', metres: Infinity };
  for (const { label, coordinate } of names) {
    const metres = metresBetween(coordinate, place);
    if (metres < best.metres) best = { label, metres };
  }
  if (best.metres <= AT) return best.label;
  if (best.metres <= NEAR) return `место рядом с «${best.label.replace(/[«»]/g, '')}»`;
  return `точка ${place.map((degrees) => degrees.toFixed(3)).join(', ')}`;
}
