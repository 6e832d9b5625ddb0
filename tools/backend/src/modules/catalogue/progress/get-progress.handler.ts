import { getProgress } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { toProgress } from './to-progress.ts';

/** Returns month by month how the works of a complex went on. */
export const getProgressHandler = implement(getProgress, ({ vendor }, { services }) => {
  const { snapshot } = services.catalogue;
  const complex = snapshot.complexes.find((one) => one.vendor === vendor);
  if (!complex) throw refuse(404, 'Такого комплекса нет');
  return toProgress(snapshot, complex);
});
