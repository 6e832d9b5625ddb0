import { getLot } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { refuse } from '../../core/refuse.ts';
import { toLot } from '../../domain/objects/to-lot.ts';

/** Gives one flat at its own address only. */
export const getLotHandler = implement(getLot, ({ vendor, subvendor, id }, { services }) => {
  const lot = services.catalogue.snapshot.lots.get(id);
  if (lot?.complex.vendor !== vendor || lot.building.subvendor !== subvendor) {
    throw refuse(404, 'Такой квартиры нет');
  }
  return toLot(services.catalogue, lot);
});
