import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiRefusal } from '@m30/api/client';
import { useForms } from '@m30/forms';
import type { AnswerIssue } from '@m30/forms/questionnaire';
import { BANKS, issuesOn, useDraft } from '../../../../store/mortgage/index.ts';
import { bankIssues, chosenOf } from '../bank/chosen.ts';
import { complain, type Complaints } from '../field/complaints.ts';
import { createSender, refusedAnswers, TROUBLE } from '../sent/create-sender.ts';
import { stepHref } from './step-href.ts';
import type { StepPageProps } from './StepPage.tsx';

/** The last try to go on from a step: what was wrong, whether it is being sent, and why it was refused. */
interface Tried {
  complaints: Complaints;
  sending: boolean;
  problem: string | null;
}

/** Goes on from a step: checks it, leads to the next one, or sends the whole. */
export function useStep({ kind, order, steps, index, onSent }: StepPageProps) {
  const draft = useDraft();
  const forms = useForms();
  const navigate = useNavigate();
  const asked: unknown = useLocation().state;
  const step = steps[index]?.id ?? '';
  const send = useRef<ReturnType<typeof createSender>>(null);
  const wrongOn = (id: string): AnswerIssue[] => [
    ...(id === BANKS ? bankIssues(draft.answers()) : []),
    ...issuesOn(kind, id, draft.answers(), new Date(), forms.consent.mode),
  ];
  const [tried, setTried] = useState<Tried>(() => ({
    // Sent here by a try to send: what is missing is said at once.
    complaints: complain(isComplaining(asked) ? wrongOn(step) : [], draft.answers()),
    sending: false,
    problem: null,
  }));
  const show = (change: Partial<Tried>) => setTried((last) => ({ ...last, ...change }));

  async function goOn(): Promise<void> {
    if (tried.sending) return;
    const issues = wrongOn(step);
    show({ complaints: complain(issues, draft.answers()), problem: null });
    if (issues.length > 0) return;
    void draft.flush();
    const next = steps[index + 1];
    if (next) return to(next.id);
    const unfinished = steps.find(({ id }) => wrongOn(id).length > 0);
    if (unfinished) return to(unfinished.id, { complaining: true });
    await deliver();
  }

  function to(id: string, state?: { complaining: true }): Promise<void> | void {
    return navigate(stepHref(id, order), {
      preventScrollReset: true,
      ...(state && { state }),
    });
  }

  async function deliver(): Promise<void> {
    show({ sending: true });
    const answers = draft.answers();
    send.current ??= createSender(forms);
    try {
      const application = await send.current({
        kind,
        answers: { ...answers },
        programmes: chosenOf(answers),
        ...(order !== null && { order }),
      });
      if (application) onSent(application);
    } catch (error) {
      show({
        sending: false,
        complaints: complain(refusedAnswers(error), answers),
        problem: error instanceof ApiRefusal ? error.message : TROUBLE,
      });
    }
  }

  return { ...tried, goOn };
}

const isComplaining = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'complaining' in state;
