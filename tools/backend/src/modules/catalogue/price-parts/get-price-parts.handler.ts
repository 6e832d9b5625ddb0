import { getPriceParts } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { toPriceParts } from './to-price-parts.ts';

/** Explains the price of one flat at its own address. */
export const getPricePartsHandler = implement(
  getPriceParts,
  ({ vendor, subvendor, id }, { services }) => {
    const { snapshot } = services.catalogue;
    const lot = snapshot.lots.get(id);
    if (lot?.complex.vendor !== vendor || lot.building.subvendor !== subvendor) {
      throw refuse(404, 'Такой квартиры нет');
    }
    return toPriceParts(snapshot, lot);
  },
);
