import { formatMoney } from '@m30/ui-kit/format';
import type { Services } from '../../../kernel/services.ts';
import { kindName } from '../../catalogue/lot/lot-words.ts';
import type { Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import { priceOf, resaleUrl } from '../../catalogue/resale/to-resale-card.ts';
import type { LeadDetails } from './types.ts';
import { capitalised } from '../../../kernel/words/first-letter.ts';

/** A lot as staff read it. */
interface NamedLot {
  lot: string;
  lotPlace: string;
  lotPrice: string;
  /** Path of its page. */
  url: string;
}

/**
 * What staff read of the lots that a lead names by codes, `apartment_guid` or `objectId` (one, or several with commas): name and
 * number, complex and building, price and page, as they were when it was sent. Nothing where no code is a lot's: an `objectId` may be
 * a complex.
 */
export function lotDetails(
  { catalogue, config }: Pick<Services, 'catalogue' | 'config'>,
  { apartment_guid, objectId }: LeadDetails,
): LeadDetails {
  const codes = [apartment_guid, ...(objectId?.split(',') ?? [])];
  const lots = codes.flatMap((code) => lotOf(catalogue.snapshot, code?.trim().toLowerCase()) ?? []);
  if (lots.length === 0) return {};
  const joined = (read: (lot: NamedLot) => string) => [...new Set(lots.map(read))].join('; ');
  return {
    lot: joined(({ lot }) => lot),
    lotPlace: joined(({ lotPlace }) => lotPlace),
    lotPrice: joined(({ lotPrice }) => lotPrice),
    lotUrl: joined(({ url }) => config.publicOrigin + url),
  };
}

function lotOf(snapshot: Snapshot, code: string | undefined): NamedLot | null {
  if (!code) return null;
  const lot =
    snapshot.placed.get(code) ?? [...snapshot.placed.values()].find(({ id }) => id === code);
  const card = lot && anyLotCard(snapshot, lot.guid);
  if (lot && card) {
    return {
      lot: `${capitalised(kindName(lot.kind))} №\u00a0${lot.number}`,
      lotPlace: `«${lot.complex.name}», ${lot.building.name.toLowerCase()}`,
      lotPrice: priceWords(card.price),
      url: card.url,
    };
  }
  const resale = snapshot.resale.get(code);
  if (!resale) return null;
  return {
    lot: `Вторичная квартира ${resale.id}`,
    lotPlace: resale.place,
    lotPrice: priceWords(priceOf(resale)),
    url: resaleUrl(resale),
  };
}

const priceWords = (price: number | null) =>
  price === null ? 'не\u00a0продаётся' : formatMoney(price);
