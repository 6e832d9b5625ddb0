import { getViews } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { modelFiles } from '../drawing-address/model-address.ts';
import { toViews } from './to-views.ts';

/** Returns the pictures of one complex with its buildings and floors drawn over them. */
export const getViewsHandler = implement(getViews, async ({ vendor }, { services }) => {
  const { snapshot } = services.catalogue;
  const complex = snapshot.complexes.find((one) => one.vendor === vendor);
  if (!complex) throw refuse(404, 'Такого комплекса нет');
  const model = await services.light.modelFor(vendor);
  return { ...toViews(snapshot, complex), ...(model && { model: modelFiles(vendor, model.hash) }) };
});
