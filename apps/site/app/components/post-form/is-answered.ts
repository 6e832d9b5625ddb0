import type { WrongFields } from './wrong-fields.ts';

interface PostAnswer {
  problem?: string | null | undefined;
  wrong: WrongFields;
}

/** Whether a form was sent, and everything in it was understood. */
export const isAnswered = <Answer extends PostAnswer>(
  answer: Answer | undefined,
): answer is Answer => !!answer && !answer.problem && Object.keys(answer.wrong).length === 0;
