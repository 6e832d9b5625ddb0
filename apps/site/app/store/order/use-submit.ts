import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiRefusal, type FieldIssue } from '@m30/api/client';
import { troubleWords } from '@m30/shell/error';

/** What came of the last try. */
export interface SubmitState {
  pending: boolean;
  /** Grows with each refusal, so that the same complaint is announced again. */
  attempt: number;
  /** Why it was refused as a whole, in Russian. */
  message: string | null;
  /** What is wrong with which field. */
  issues: readonly FieldIssue[];
}

const START: SubmitState = { pending: false, attempt: 0, message: null, issues: [] };

/** Runs what a button of the order does, one at a time, and keeps what the server had against it. */
export function useSubmit() {
  const { revalidate } = useRevalidator();
  const [state, setState] = useState(START);

  async function submit(call: () => Promise<unknown>): Promise<void> {
    if (state.pending) return;
    setState(({ attempt }) => ({ ...START, attempt, pending: true }));
    try {
      await call();
      setState(({ attempt }) => ({ ...START, attempt }));
    } catch (error) {
      setState(({ attempt }) => ({ ...START, attempt: attempt + 1, ...complaintOf(error) }));
      // The order is in another stage than the page shows: its hold may have ended meanwhile.
      if (error instanceof ApiRefusal && error.code === 409) void revalidate();
    }
  }

  /** Refuses in the page what the server need not be asked about. */
  function refuse(issues: readonly FieldIssue[]) {
    setState(({ attempt }) => ({ ...START, attempt: attempt + 1, issues }));
  }

  /** Lets go of complaints that hold no more, as their fields are typed anew. */
  function settle(open: (issues: readonly FieldIssue[]) => readonly FieldIssue[]) {
    setState((now) => (now.issues.length === 0 ? now : { ...now, issues: open(now.issues) }));
  }

  return { ...state, submit, refuse, settle };
}

function complaintOf(error: unknown): Pick<SubmitState, 'message' | 'issues'> {
  const message = troubleWords(error);
  const issues = message !== null && error instanceof ApiRefusal ? error.issues : [];
  return { issues, message: issues.length > 0 ? null : message };
}
