import { deleteDefect } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { deleteDefect as remove } from './write-defects.ts';

/** Deletes a defect that is not sent. */
export const deleteDefectHandler = implement(deleteDefect, async ({ guid }, call) => {
  await remove(call, guid);
  return {};
});
