import { getObject } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { refuse } from '../../core/refuse.ts';
import { findPage } from '../../domain/content/find-page.ts';
import { moscowDate } from '../../domain/content/moscow-date.ts';
import { complexPromos } from '../../domain/objects/complex-promos.ts';
import { toComplex } from '../../domain/objects/to-complex.ts';

/** Gives one residential complex with its buildings and what is for sale. */
export const getObjectHandler = implement(getObject, ({ vendor }, { services }) => {
  const { snapshot } = services.catalogue;
  const { library } = services.content;
  const complex = snapshot.complexes.find((one) => one.vendor === vendor);
  if (!complex) throw refuse(404, 'Такого комплекса нет');
  const museum = findPage(library, `/obekty/${vendor}/muzey`, services.clock());
  return {
    ...toComplex(snapshot, complex),
    museum: museum ? { link: museum.path, title: museum.title, text: museum.description } : null,
    promos: complexPromos(library, vendor, moscowDate(services.clock())),
  };
});
