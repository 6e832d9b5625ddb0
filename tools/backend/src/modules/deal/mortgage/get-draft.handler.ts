import { getMortgageDraft } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findDraft } from './find-draft.ts';

/** Returns what the visitor has typed so far, and what is known without asking. */
export const getMortgageDraftHandler = implement(
  getMortgageDraft,
  (input, call) => findDraft(call, input),
  { cache: 'none' },
);
