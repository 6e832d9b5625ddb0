import { saveDefect } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { saveDefect as save } from './write-defects.ts';

/** Writes a defect. */
export const saveDefectHandler = implement(saveDefect, async (input, call) => ({
  defect: await save(call, input),
}));
