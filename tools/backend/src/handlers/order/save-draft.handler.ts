import { saveDraft } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { saveDraft as keep } from '../../domain/order/save-draft.ts';

/** Keeps what is typed in a step of an order. */
export const saveDraftHandler = implement(saveDraft, (input, call) => keep(call, input));
