import { saveDefect } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { saveDefect as save } from '../../domain/acceptance/write-defects.ts';

/** Writes a defect. */
export const saveDefectHandler = implement(saveDefect, async (input, call) => ({
  defect: await save(call, input),
}));
