import { getObject } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { complexPromos } from './complex-promos.ts';
import { modelFiles } from '../drawing-address/model-address.ts';
import { findMuseum } from './find-museum.ts';
import { toComplex } from './to-complex.ts';

/** Returns one residential complex with its buildings and what is for sale. */
export const getObjectHandler = implement(getObject, async ({ vendor }, { services }) => {
  const { snapshot } = services.catalogue;
  const { library } = services.content;
  const complex = snapshot.complexes.find((one) => one.vendor === vendor);
  if (!complex) throw refuse(404, 'Такого комплекса нет');
  const model = await services.light.modelFor(vendor);
  return {
    ...toComplex(snapshot, complex),
    ...(model && { model: modelFiles(vendor, model.hash) }),
    museum: findMuseum(library, vendor, services.clock()),
    promos: complexPromos(library, vendor, moscowDay(services.clock())),
  };
});
