import type { DraftState } from './draft-saver.ts';

const LOUDEST: readonly DraftState[] = ['failed', 'saving', 'saved', 'idle'];

/** What to say of several drafts at once: the one that needs the visitor most. */
export const draftOf = (drafts: readonly { state: DraftState }[]): DraftState =>
  LOUDEST.find((state) => drafts.some((draft) => draft.state === state)) ?? 'idle';
