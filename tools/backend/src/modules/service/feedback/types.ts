import type { ResultOf } from '@m30/api/client';

/** A question of a survey, as the contract has it. */
export type SurveyQuestion = ResultOf<'LK.GetFeedback'>['surveys'][number]['questions'][number];

/** Answers by the ids of the questions; what was left empty is missing. */
export type SurveyAnswers = Readonly<Record<string, string>>;
