import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Answers } from '@m30/forms/questionnaire';
import { checkStatement, type StatementTemplate } from '@m30/forms/statement';
import { browserApi } from '@m30/shell/browser';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { useDraft } from '../../../store/draft/use-draft.ts';
import { useKey } from '../../../store/draft/use-key.ts';

const EMPTY: { premise: string; answers: Answers } = { premise: '', answers: {} };

interface Known {
  template: StatementTemplate;
  /** Guid of the buyer. */
  user: string;
  /** What the account knows already. */
  known: Answers;
}

/** A statement that is being filled in: kept over a reload, checked by the rules that the server has too. */
export function useStatement({ template, user, known }: Known) {
  const [draft, change, clear] = useDraft(`statement.${user}.${template.id}`, EMPTY);
  const { pending, problem, issues, run } = useAccountCall();
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  const keyOf = useKey();
  const answers: Answers = { ...known, ...draft.answers };
  const errors =
    attempt > 0
      ? checkStatement(template, answers, new Date())
      : issues.map(({ path, message }) => ({ path: path.replace(/^answers\./, ''), message }));

  async function send() {
    setAttempt((before) => before + 1);
    if (checkStatement(template, answers, new Date()).length > 0) return;
    const payload = {
      ...{ template: template.id, answers },
      ...(draft.premise && { premise: draft.premise }),
    };
    const sent = await run(() => browserApi.post('LK.SendStatement', payload, keyOf(payload)));
    if (!sent) return;
    clear();
    await navigate(`/statements/${sent.statement.guid}`);
  }
  return {
    ...{ answers, premise: draft.premise, errors, attempt, pending, problem },
    answer: (name: string, value: string) =>
      change({ answers: { ...draft.answers, [name]: value } }),
    choosePremise: (premise: string) => change({ premise }),
    send,
  };
}
