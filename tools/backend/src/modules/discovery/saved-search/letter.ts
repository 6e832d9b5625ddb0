import type { Message } from '../../../adapters/outbox/outbox.ts';
import type { searches } from './searches.table.ts';
import type { users } from '../../people/account/accounts.table.ts';
import type { PlacedLot } from '../../catalogue/snapshot/snapshot.ts';
import { lotUrl } from '../../catalogue/lot/to-lot-card.ts';
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
  /** Address of the product without a trailing slash. */
  origin: string;
}

/** Flats that one part of a letter describes; the catalogue shows the rest. */
const MOST = 10;

/** Writes the letter about what is new in a search. */
export function letterAboutSearch({ search, buyer, finds, origin }: LetterParts): Message {
  const fresh = finds.filter(({ priceBefore }) => priceBefore === null);
  const cheaper = finds.filter(({ priceBefore }) => priceBefore !== null);
  const parts = [
    `Здравствуйте, ${buyer.name}.`,
    ...part('Новые квартиры в продаже:', fresh, origin),
    ...part('Цена снизилась:', cheaper, origin),
    `Вся подборка «${search.name}»: ${origin}${searchUrl(search.query)}`,
    `Назвать иначе, писать реже или удалить: ${origin}/podborka/${search.token}`,
    `Не присылать писем об этой подборке: ${origin}/otpiska/${search.token}`,
  ];
  const news = [fresh.length > 0 && 'новые квартиры', cheaper.length > 0 && 'цены ниже'];
  return {
    kind: 'mail',
    to: buyer.email ?? '',
    subject: `Подборка «${search.name}»: ${news.filter(Boolean).join(', ')}`,
    text: parts.join('\n\n'),
    unsubscribe: `${origin}/api/unsubscribe/${search.token}`,
  };
}

function part(title: string, finds: readonly Find[], origin: string): string[] {
  if (finds.length === 0) return [];
  const shown = finds.slice(0, MOST).map((find) => describe(find, origin));
  const rest = finds.length - shown.length;
  return [title, ...shown, ...(rest > 0 ? [`И ещё ${rest} в каталоге.`] : [])];
}

function describe({ lot, priceBefore }: Find, origin: string): string {
  const rooms = lot.rooms === 'studio' ? 'Студия' : `${lot.rooms}-комнатная`;
  const place = `«${lot.complex.name}», ${lot.building.name.toLowerCase()}, № ${lot.number}`;
  const before = priceBefore === null ? '' : ` вместо ${money(priceBefore)}`;
  return [
    `${rooms}, ${area.format(lot.area)} м², этаж ${lot.floor} из ${lot.building.floors}, ${place}`,
    `${money(lot.price)}${before}`,
    `${origin}${lotUrl(lot)}`,
  ].join('\n');
}

const area = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });
const roubles = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const money = (kopecks: number) => `${roubles.format(kopecks / 100)} ₽`;
