import { deleteDefect } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { deleteDefect as remove } from '../../domain/acceptance/write-defects.ts';

/** Deletes a defect that is not sent. */
export const deleteDefectHandler = implement(deleteDefect, async ({ guid }, call) => {
  await remove(call, guid);
  return {};
});
