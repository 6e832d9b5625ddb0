import { getFloor } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { findBuilding } from './find-building.ts';
import { toFloor } from './to-floor.ts';

/** Returns the drawing of one floor of a section, each flat where it lies. */
export const getFloorHandler = implement(getFloor, (input, { services }) => {
  const { snapshot } = services.catalogue;
  const { vendor, subvendor, section, floor } = input;
  const place = findBuilding(snapshot, vendor, subvendor);
  const found = place && toFloor(snapshot, place.complex, place.building, { section, floor });
  if (!found) throw refuse(404, 'Такого этажа нет');
  return found;
});
