export { createDraft, type Draft } from './draft.ts';
export {
  askedOn,
  BANKS,
  isDone,
  issuesOn,
  PEOPLE,
  shareDone,
  stepsOf,
  type Step,
} from './steps.ts';
export { DraftProvider, useAnswer, useAnswers, useDraft, useDraftState } from './use-draft.ts';
