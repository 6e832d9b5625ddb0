import { getObject } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { refuse } from '../../core/refuse.ts';
import { toComplex } from '../../domain/objects/to-complex.ts';

/** Gives one residential complex with its buildings and what is for sale. */
export const getObjectHandler = implement(getObject, ({ vendor }, { services }) => {
  const { snapshot } = services.catalogue;
  const complex = snapshot.complexes.find((one) => one.vendor === vendor);
  if (!complex) throw refuse(404, 'Такого комплекса нет');
  return toComplex(snapshot, complex);
});
