import { createContext, use, useSyncExternalStore } from 'react';
import type { Answers } from '@m30/forms/questionnaire';
import type { Draft, DraftState } from './draft.ts';

const DraftContext = createContext<Draft | null>(null);

/** Gives the questions below it their answers. */
export const DraftProvider = DraftContext;

/**
 * The draft that the questions above share.
 * @throws Error outside of a `DraftProvider`
 */
export function useDraft(): Draft {
  const draft = use(DraftContext);
  if (!draft) throw new Error('A question needs a <DraftProvider value={…}> above it');
  return draft;
}

/** One answer as typed; only its own changes draw again. */
export function useAnswer(path: string): string {
  const { subscribe, answers } = useDraft();
  const answer = () => answers()[path] ?? '';
  return useSyncExternalStore(subscribe, answer, answer);
}

/** All answers; each change draws again. */
export function useAnswers(): Answers {
  const { subscribe, answers } = useDraft();
  return useSyncExternalStore(subscribe, answers, answers);
}

/** Whether what was typed is saved. */
export function useDraftState(): DraftState {
  const { subscribe, state } = useDraft();
  return useSyncExternalStore(subscribe, state, state);
}
