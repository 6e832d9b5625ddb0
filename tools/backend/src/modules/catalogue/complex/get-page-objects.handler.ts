import { getPageObjects } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';

/** Lists the residential complexes as options of a form. */
export const getPageObjectsHandler = implement(getPageObjects, (_input, { services }) => ({
  objects: services.catalogue.snapshot.complexes.map(({ vendor, name }) => ({
    id: vendor,
    label: name,
  })),
}));
