import { getCatalog } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { toComplexCard } from './to-complex-card.ts';

/** Lists the residential complexes of the store. */
export const getCatalogHandler = implement(getCatalog, (_input, { services }) => {
  const { snapshot } = services.catalogue;
  return { complexes: snapshot.complexes.map((complex) => toComplexCard(snapshot, complex)) };
});
