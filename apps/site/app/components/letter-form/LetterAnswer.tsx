import type { ReactNode } from 'react';
import type { LeadPostAnswer } from '@m30/forms/lead-page';
import { ServerHtml } from '@m30/ui-kit/server-html';
import { Answer } from '../post-form/index.ts';

export interface LetterAnswerProps {
  /** What became of a post without script. */
  answer: LeadPostAnswer | undefined;
  /** The form, until it is taken. */
  children: ReactNode;
}

/** The server's words in the place of a form that was posted without script and taken. */
export function LetterAnswer({ answer, children }: LetterAnswerProps) {
  if (!answer || !('confirmation' in answer)) return children;
  return (
    <Answer answer={answer}>
      <ServerHtml html={answer.confirmation} />
    </Answer>
  );
}
