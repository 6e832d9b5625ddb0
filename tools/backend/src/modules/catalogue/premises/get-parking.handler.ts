import { getParking } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { toParking } from './to-parking.ts';

/** Returns one level of a car park; the first one with a match unless asked otherwise. */
export const getParkingHandler = implement(getParking, (input, { services: { catalogue } }) => {
  const { snapshot } = catalogue;
  const complex = snapshot.complexes.find(({ vendor }) => vendor === input.vendor);
  const parking = complex && toParking(snapshot, complex, input);
  if (!parking) throw refuse(404, complex ? 'Такого уровня нет' : 'Такого паркинга нет');
  return parking;
});
