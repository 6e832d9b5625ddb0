import { useRef, useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { useForms } from '@m30/forms';
import { checkAnswers, type QuestionnaireKind } from '@m30/forms/questionnaire';
import type { Draft } from '../../../../store/mortgage/index.ts';
import { complain, type Complaints } from '../field/complaints.ts';
import { createSender, refusedAnswers, TROUBLE } from '../sent/create-sender.ts';

interface Brief {
  complaints: Complaints;
  sending: boolean;
  problem: string | null;
  sent: boolean;
}

/** Sends a short questionnaire: form, sending, sent; a failure leads back to the form with everything typed. */
export function useBrief(kind: QuestionnaireKind, draft: Draft) {
  const forms = useForms();
  const sender = useRef<ReturnType<typeof createSender>>(null);
  const [state, setState] = useState<Brief>({
    complaints: new Map(),
    sending: false,
    problem: null,
    sent: false,
  });
  const show = (change: Partial<Brief>) => setState((last) => ({ ...last, ...change }));

  async function send(): Promise<void> {
    if (state.sending) return;
    const answers = draft.answers();
    const issues = checkAnswers(kind, answers, new Date(), forms.consent.mode);
    show({ complaints: complain(issues, answers), problem: null, sending: issues.length === 0 });
    if (issues.length > 0) return;
    sender.current ??= createSender(forms);
    try {
      await sender.current({ kind, answers: { ...answers }, programmes: [] });
      show({ sending: false, sent: true });
    } catch (error) {
      show({
        sending: false,
        complaints: complain(refusedAnswers(error), answers),
        problem: error instanceof ApiRefusal ? error.message : TROUBLE,
      });
    }
  }

  return { ...state, send };
}
