import type { Letter } from '../../../kernel/letter/define-letter.ts';
import type { Item } from '../../../kernel/letter/value.ts';
import { lotName } from '../../catalogue/lot/lot-words.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import { resaleUrl } from '../../catalogue/resale/to-resale-card.ts';
import type { Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import type { users } from '../../people/account/accounts.table.ts';
import { favouriteLetter } from './favourite.letters.ts';

/** What has happened to a favourite. */
export interface FavouriteNews {
  /** Readable id. */
  lot: string;
  /** Kopecks. */
  price: number;
  /** Nobody holds or buys it any more. */
  freed: boolean;
  /** Kopecks before the price fell; `null` where it has not. */
  priceBefore: number | null;
}

interface LetterParts {
  buyer: Pick<typeof users.$inferSelect, 'email' | 'name'>;
  /** At least one. */
  news: readonly FavouriteNews[];
  snapshot: Snapshot;
  /** What the link that ends the letters carries. */
  token: string;
  /** Address of the product without a trailing slash. */
  origin: string;
}

/** Writes the letter about lower prices and freed lots among the favourites. */
export function letterAboutFavourites({
  buyer,
  news,
  snapshot,
  token,
  origin,
}: LetterParts): Letter {
  const freed = news.filter((one) => one.freed);
  const cheaper = news.filter((one) => !one.freed);
  const words = [cheaper.length > 0 && 'цены ниже', freed.length > 0 && 'лот освободился'];
  return favouriteLetter.to(buyer.email ?? '', {
    name: buyer.name,
    what: words.filter(Boolean).join(', '),
    freed: freed.map((one) => describe(one, snapshot, origin)),
    cheaper: cheaper.map((one) => describe(one, snapshot, origin)),
    all: `${origin}/izbrannoe`,
    ending: {
      words: 'Не присылать писем об избранном',
      page: `${origin}/otpiska/${token}`,
      post: `${origin}/api/unsubscribe/${token}`,
    },
  });
}

function describe(news: FavouriteNews, snapshot: Snapshot, origin: string): Item {
  const { name, url } = placeOf(news.lot, snapshot);
  const before = news.priceBefore === null ? '' : ` вместо ${money(news.priceBefore)}`;
  return { lines: [name, `${money(news.price)}${before}`], link: `${origin}${url}` };
}

/** What a lot is called and where its page is; one that the catalogue does not know yet has the list alone. */
function placeOf(id: string, snapshot: Snapshot): { name: string; url: string } {
  const flat = snapshot.resale.get(id);
  if (flat) return { name: `Квартира, ${flat.place}`, url: resaleUrl(flat) };
  const lot = snapshot.lots.get(id) ?? [...snapshot.placed.values()].find((one) => one.id === id);
  const card = lot && anyLotCard(snapshot, lot.guid);
  if (!lot || !card) return { name: id, url: '/izbrannoe' };
  const name = lotName(lot);
  return { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, url: card.url };
}

const roubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const money = (kopecks: number) => `${roubles.format(kopecks / 100)} ₽`;
