import type { LotFilter } from '../../../../catalogue/filters/lot.filters.ts';
import { listed } from './listed.ts';

type Rooms = NonNullable<LotFilter['rooms']>[number];

/** Subjects that name more numbers of rooms read as lists. */
const MOST_ROOMS = 3;

const ADJECTIVES = { '1': 'однокомнатные', '2': 'двухкомнатные', '3': 'трёхкомнатные' } as const;

/** Numbers of rooms without an end: the last of them is «4 and more». */
const AND_MORE: Readonly<Record<string, string>> = {
  '2,3,4': 'двух',
  '3,4': 'трёх',
  '4': 'четырёх',
};

/** What a heading speaks of: «свободные двухкомнатные квартиры»; `null` where rooms cannot be said in short. */
export function subject({ rooms = [], options = [], free }: LotFilter): string | null {
  const flats = flatsOf(rooms);
  if (flats === null) return null;
  const adjectives = [free && 'свободные', options.includes('corner') && 'угловые'];
  return [...adjectives, flats].filter(Boolean).join(' ');
}

function flatsOf(rooms: readonly Rooms[]): string | null {
  if (rooms.length === 0) return 'квартиры';
  const more = AND_MORE[rooms.join(',')];
  if (more) return `квартиры от ${more} комнат`;
  if (rooms.join('') === 'studio') return 'квартиры-студии';
  if (rooms.length > MOST_ROOMS) return null;
  const words = rooms.map((one) => {
    if (one === '4') return null;
    return one === 'studio' ? 'студии' : ADJECTIVES[one];
  });
  return words.includes(null) ? null : `${listed(words, 'и')} квартиры`;
}
