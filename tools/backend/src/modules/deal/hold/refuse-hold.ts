import type { LotCard, PriceChange } from '@m30/api';
import { refuse, type Refused } from '../../../kernel/method/refuse.ts';
import type { Services } from '../../../kernel/services.ts';
import { findSimilar } from '../../catalogue/lot/find-similar.ts';
import type { Snapshot } from '../../catalogue/snapshot/snapshot.ts';
import { toLotCard } from '../../catalogue/lot/to-lot-card.ts';
import type { LotKind } from '../../estate/types.ts';
import type { Pause } from './hold-pause.ts';
import {
  heldWords,
  reservedWords,
  notForSaleWords,
  pauseWords,
  priceWords,
  type Holder,
} from './hold-words.ts';
import { mainProgramme } from '../../catalogue/lot/main-programme.ts';

interface Asked {
  guid: string;
  kind: LotKind;
}

/** The refusal of whoever asked later than another buyer. */
export function refuseHeld(services: Pick<Services, 'catalogue'>, lot: Asked): Refused {
  return refuse(409, heldWords(lot.kind), undefined, similarTo(services, lot));
}

/** The refusal of a lot that the company keeps. */
export function refuseReserved(services: Pick<Services, 'catalogue'>, lot: Asked): Refused {
  return refuse(409, reservedWords(lot.kind), undefined, similarTo(services, lot));
}

/** The refusal of a lot that nobody can hold. */
export function refuseNotForSale(services: Pick<Services, 'catalogue'>, lot: Asked): Refused {
  return refuse(409, notForSaleWords(lot.kind), undefined, similarTo(services, lot));
}

/** The refusal of a buyer who has seen another price; he goes on by sending the one that holds now. */
export const refusePrice = (lot: Asked & { number: number }, price: PriceChange): Refused =>
  refuse(409, priceWords(lot, price), undefined, { price });

/** The refusal of a buyer who has let holds of the lot end again and again. */
export const refuseLoop = (lot: Asked, pause: Pause, who: Holder): Refused =>
  refuse(409, pauseWords(lot.kind, pause, who), undefined, { again: pause.until.toISOString() });

/** What was found like a lot, as long as the catalogue stays the same: a crowd asks for one lot. */
const found = new WeakMap<Snapshot, Map<string, LotCard[]>>();

/** Lots that would do as well; so far flats alone know of others like them. */
function similarTo({ catalogue }: Pick<Services, 'catalogue'>, { guid }: Asked) {
  const { snapshot } = catalogue;
  const known = found.get(snapshot) ?? new Map<string, LotCard[]>();
  found.set(snapshot, known);
  const similar = known.get(guid) ?? findCards(catalogue, guid);
  known.set(guid, similar);
  return { similar };
}

function findCards(catalogue: Services['catalogue'], guid: string): LotCard[] {
  const { snapshot } = catalogue;
  const flat = snapshot.byGuid.get(guid);
  const similar = flat ? findSimilar(catalogue, flat) : [];
  return similar.map((one) => toLotCard(one, mainProgramme(snapshot)));
}
