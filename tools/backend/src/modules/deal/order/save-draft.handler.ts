import { saveDraft } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { saveDraft as keep } from './save-draft.ts';

/** Saves what is typed in a step of an order. */
export const saveDraftHandler = implement(saveDraft, (input, call) => keep(call, input));
