import { ApiRefusal, type InputOf } from '@m30/api/client';
import type { FormsPort } from '@m30/forms';
import { consentOfAnswers, type AnswerIssue } from '@m30/forms/questionnaire';
import { browserApi } from '@m30/shell/browser';
import type { Application } from '../data/use-questionnaire.ts';

/** What is sent, without what the sender adds. */
export type Sending = Omit<InputOf<'Mortgage.Send'>, 'token' | 'consent'>;

/**
 * Creates the sender of one questionnaire. A repeated try after a lost answer is the very same request, so that it
 * can't become a second application; a changed or refused one begins anew.
 */
export function createSender(forms: FormsPort): (sending: Sending) => Promise<Application | null> {
  let last: { print: string; idempotencyKey: string; token: string } | null = null;
  return async (sending) => {
    const print = JSON.stringify(sending);
    if (last?.print !== print) {
      const token = await forms.getToken('Mortgage.Send');
      last = { print, idempotencyKey: crypto.randomUUID(), token };
    }
    const { idempotencyKey, token } = last;
    try {
      const { application } = await browserApi.post(
        'Mortgage.Send',
        { ...sending, token, consent: consentOfAnswers(forms.consent, sending.answers) },
        { idempotencyKey },
      );
      return application;
    } catch (error) {
      if (error instanceof ApiRefusal) last = null;
      throw error;
    }
  };
}

/** What is said where no answer has arrived. */
export const TROUBLE = 'Не\u00a0удалось связаться с\u00a0сервером. Ответы целы, отправьте ещё раз.';

/** Answers that the server refused, with its words; none where it refused something else. */
export function refusedAnswers(error: unknown): AnswerIssue[] {
  if (!(error instanceof ApiRefusal)) return [];
  return error.issues.map(({ path, message }) => ({
    path: path.replace(/^answers\./, ''),
    message,
  }));
}
