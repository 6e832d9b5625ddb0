import type { Item } from './items.ts';

const FEMININE = /(ая|ой|ую|ою)$/;

/** Complexes at a station, in a district or a town; without a kind, those that the word's gender makes likely. */
export function placesOf(item: Item | undefined, kind?: 'station' | 'district'): string[] {
  if (item?.is !== 'place') return [];
  const places = item.of.split('|').map((one) => {
    const [is = '', ids = ''] = one.split(':');
    return { is, ids: ids.split(' ') };
  });
  const station = FEMININE.test(item.tokens[0].text);
  const likely = kind ?? (station ? 'station' : 'district');
  const found = places.filter(({ is }) => is === likely);
  const some = found.length > 0 || kind ? found : places;
  return some.flatMap(({ ids }) => ids);
}
