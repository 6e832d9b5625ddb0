import { getFacade } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { findBuilding } from './find-building.ts';
import { toFacade } from './to-facade.ts';

/** Returns one building floor by floor, over a picture of its facade. */
export const getFacadeHandler = implement(
  getFacade,
  ({ vendor, subvendor, floor }, { services }) => {
    const { snapshot } = services.catalogue;
    const found = findBuilding(snapshot, vendor, subvendor);
    if (!found) throw refuse(404, 'Такого корпуса нет');
    const facade = toFacade(snapshot, found.complex, found.building, floor);
    if (floor !== undefined && facade.lots.length === 0) {
      throw refuse(404, 'На этом этаже нет квартир');
    }
    return facade;
  },
);
