import { complexes } from '../../../data/complexes/index.ts';

export const VENDORS: readonly string[] = complexes.map(({ vendor }) => vendor);

/** Beginnings of the names in quotes, in whatever case they stand: «в «Канале 9»», «у «Сосен»». */
const NAMES: Readonly<Record<string, RegExp>> = {
  kanal: /«Канал[а-яё]* 9/,
  zaliv: /«Залив/,
  kolonnada: /«Колоннад/,
  loft: /«Мануфактур/,
  severny: /«Северн[а-яё]+ свет/,
  svetly: /«Светл[а-яё]+ двор/,
  terrasy: /«Террас/,
  sosny: /«Сос[ен]/,
};

/** Complexes that a text names. */
export function vendorsIn(text: string): string[] {
  return VENDORS.filter((vendor) => NAMES[vendor]?.test(text));
}

/** «Канал 9», as lists of mistakes call a complex. */
export const nameOf = (vendor: string): string =>
  `«${complexes.find((one) => one.vendor === vendor)?.name ?? vendor}»`;
