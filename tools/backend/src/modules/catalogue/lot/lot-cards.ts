import type { Catalogue } from './catalogue.ts';
import { toLotCard, type LotCard } from './to-lot-card.ts';
import { mainProgramme } from './main-programme.ts';

/** Cards of lots that other parts, such as orders, point at. */
export interface LotCards {
  /**
   * Card of a lot, whatever its status.
   * @param guid key of the lot's row
   * @throws Error when no lot has it; a foreign key promises that one does
   */
  card(guid: string): LotCard;
}

/** Makes cards from what the catalogue read last. */
export function createLotCards(catalogue: Catalogue): LotCards {
  return {
    card(guid) {
      const { snapshot } = catalogue;
      const lot = snapshot.byGuid.get(guid);
      if (!lot) throw new Error(`no lot has the guid ${guid}`);
      return toLotCard(lot, mainProgramme(snapshot));
    },
  };
}
