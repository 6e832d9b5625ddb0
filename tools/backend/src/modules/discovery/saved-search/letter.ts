import type { Letter } from '../../../kernel/letter/define-letter.ts';
import type { Item, ItemPicture } from '../../../kernel/letter/value.ts';
import type { searches } from './searches.table.ts';
import type { users } from '../../people/account/accounts.table.ts';
import type { PlacedLot } from '../../catalogue/snapshot/snapshot.ts';
import { lotUrl } from '../../catalogue/lot/to-lot-card.ts';
import { searchLetter } from './search.letters.ts';
import { searchUrl } from './search-url.ts';

/** A flat to tell of. */
export interface Find {
  lot: PlacedLot;
  /** Kopecks before the price fell; `null` for a flat that is new on sale. */
  priceBefore: number | null;
}

interface LetterParts {
  search: Pick<typeof searches.$inferSelect, 'name' | 'query' | 'token'>;
  buyer: Pick<typeof users.$inferSelect, 'email' | 'name'>;
  /** At least one. */
  finds: readonly Find[];
  /** Of the flats, by their guids. */
  pictures: ReadonlyMap<string, ItemPicture>;
  /** Address of the product without a trailing slash. */
  origin: string;
}

/** Flats that one part of a letter describes; the catalogue shows the rest. */
const MOST = 10;

/** Writes the letter about what is new in a search. */
export function letterAboutSearch({ search, buyer, finds, pictures, origin }: LetterParts): Letter {
  const fresh = finds.filter(({ priceBefore }) => priceBefore === null);
  const cheaper = finds.filter(({ priceBefore }) => priceBefore !== null);
  const news = [fresh.length > 0 && 'новые квартиры', cheaper.length > 0 && 'цены ниже'];
  return searchLetter.to(buyer.email ?? '', {
    name: buyer.name,
    search: search.name,
    what: news.filter(Boolean).join(', '),
    fresh: describeAll(fresh, { pictures, origin }),
    cheaper: describeAll(cheaper, { pictures, origin }),
    all: `${origin}${searchUrl(search.query)}`,
    settings: `${origin}/podborka/${search.token}`,
    ending: {
      words: 'Не присылать писем об этой подборке',
      page: `${origin}/otpiska/${search.token}`,
      post: `${origin}/api/unsubscribe/${search.token}`,
    },
  });
}

type Around = Pick<LetterParts, 'pictures' | 'origin'>;

function describeAll(finds: readonly Find[], around: Around): Item[] {
  const shown = finds.slice(0, MOST).map((find) => describe(find, around));
  const rest = finds.length - shown.length;
  return rest > 0 ? [...shown, { lines: [`И ещё ${rest} в каталоге.`] }] : shown;
}

function describe({ lot, priceBefore }: Find, { pictures, origin }: Around): Item {
  const rooms = lot.rooms === 'studio' ? 'Студия' : `${lot.rooms}-комнатная`;
  const place = `«${lot.complex.name}», ${lot.building.name.toLowerCase()}, № ${lot.number}`;
  const picture = pictures.get(lot.guid);
  const before = priceBefore === null ? '' : ` вместо ${money(priceBefore)}`;
  return {
    lines: [
      `${rooms}, ${area.format(lot.area)} м², этаж ${lot.floor} из ${lot.building.floors}, ${place}`,
      `${money(lot.price)}${before}`,
    ],
    ...(picture && { picture }),
    link: `${origin}${lotUrl(lot)}`,
  };
}

const area = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const roubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const money = (kopecks: number) => `${roubles.format(kopecks / 100)} ₽`;
