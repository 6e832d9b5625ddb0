import { useEffect, useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import type { Answers, QuestionnaireKind } from '@m30/forms/questionnaire';
import { browserApi } from '@m30/shell/browser';

/** A mortgage programme, with the name of its bank. */
export type BankProgramme = ResultOf<'Content.GetProgrammes'>['programmes'][number] & {
  bank: string;
};

/** An application that was sent, with what each bank has said. */
export type Application = ResultOf<'Mortgage.GetApplications'>['applications'][number];

/** What is loaded before the first question: the saved draft, what may be asked for, what was sent before. */
export interface Beginning {
  answers: Answers;
  programmes: readonly BankProgramme[];
  applications: readonly Application[];
}

/** How far the beginning of a questionnaire has come. */
export type Loading =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; beginning: Beginning };

/** Loads the draft of a questionnaire, the banks' programmes and what was sent before. */
export function useQuestionnaire(kind: QuestionnaireKind, order: string | null): Loading {
  const [beginning, setBeginning] = useState<Beginning | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    load(kind, order, abort.signal).then(setBeginning, (error: unknown) => {
      if (abort.signal.aborted) return;
      console.error(error);
      setBeginning('failed');
    });
    return () => abort.abort();
  }, [kind, order, attempt]);

  if (beginning === null) return { state: 'loading' };
  if (beginning !== 'failed') return { state: 'ready', beginning };
  const retry = () => {
    setBeginning(null);
    setAttempt(attempt + 1);
  };
  return { state: 'failed', retry };
}

async function load(
  kind: QuestionnaireKind,
  order: string | null,
  signal: AbortSignal,
): Promise<Beginning> {
  const options = { signal };
  const [{ programmes }, { draft, prefill }, { applications }] = await Promise.all([
    browserApi.get('Content.GetProgrammes', {}, options),
    browserApi.get('Mortgage.GetDraft', { kind, ...(order && { order }) }, options),
    browserApi.get('Mortgage.GetApplications', {}, options),
  ]);
  return {
    // What was typed wins over what is known.
    answers: { ...prefill, ...draft?.answers },
    programmes: programmes.filter((one): one is BankProgramme => one.bank !== null),
    applications,
  };
}
