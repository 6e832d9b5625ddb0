import { getMap } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { toMap } from './to-map.ts';
import { CENTRE, type Coordinate } from '../../../adapters/travel/types.ts';

/** Returns the objects and a sales office for a map. */
export const getMapHandler = implement(getMap, ({ vendor, office }, { services }) => {
  const { snapshot } = services.catalogue;
  const { offices } = services.content.library;
  const complex = snapshot.complexes.find((one) => one.vendor === vendor);
  if (vendor && !complex) throw refuse(404, 'Такого комплекса нет');
  const shown = office ? offices.find(({ alias }) => alias === office) : offices[0];
  if (office && !shown) throw refuse(404, 'Такого офиса нет');
  const center: Coordinate = complex ? [complex.lat, complex.lon] : CENTRE;
  return toMap({ snapshot, travel: services.travel, center, office: shown });
});
