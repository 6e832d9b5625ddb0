import { sentences } from '../../data/resale/sentences.ts';

/** What the first sentence says. */
interface Described {
  place: string;
  floor: number;
  /** m². */
  area: number;
}

/** Parts that stand in the first paragraph. */
const FIRST_PARAGRAPH = 4;
/** Coprime with the numbers of sentences, so that neighbouring flats sound different. */
const STRIDES = [5, 7] as const;

/**
 * Words about a flat.
 * @param number running number among all flats: it says which sentence of each part is taken
 */
export function describeFlat(flat: Described, number: number): string[] {
  const chosen = sentences.map((part, index) => {
    const stride = STRIDES[index % STRIDES.length] ?? 1;
    return part[(number * stride + index * 3) % part.length] ?? '';
  });
  const { place, floor } = flat;
  const area = String(flat.area).replace('.', ',');
  const first = `${place.charAt(0).toUpperCase()}${place.slice(1)}, ${floor} этаж, площадь ${area} м².`;
  return [
    [first, ...chosen.slice(0, FIRST_PARAGRAPH)].join(' '),
    chosen.slice(FIRST_PARAGRAPH).join(' '),
  ];
}
