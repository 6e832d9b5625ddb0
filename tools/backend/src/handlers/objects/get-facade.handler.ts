import { getFacade } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { refuse } from '../../core/refuse.ts';
import { residentialBuildings } from '../../domain/objects/to-complex-card.ts';
import { toFacade } from '../../domain/objects/to-facade.ts';

/** Gives one building floor by floor, over a picture of its facade. */
export const getFacadeHandler = implement(
  getFacade,
  ({ vendor, subvendor, floor }, { services }) => {
    const { snapshot } = services.catalogue;
    const complex = snapshot.complexes.find((one) => one.vendor === vendor);
    const building =
      complex && residentialBuildings(snapshot, complex).find((one) => one.subvendor === subvendor);
    if (!building) throw refuse(404, 'Такого корпуса нет');
    const facade = toFacade(snapshot, complex, building, floor);
    if (floor !== undefined && facade.lots.length === 0) {
      throw refuse(404, 'На этом этаже нет квартир');
    }
    return facade;
  },
);
