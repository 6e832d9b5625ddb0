import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiRefusal } from '@m30/api/client';
import { troubleWords } from '@m30/shell/error';

/** Why a call was not done, for the field it is about or for the form as a whole. */
export type CallIssue = ApiRefusal['issues'][number];

/** Runs a call that changes something of the page, then reads the page anew; says why one was refused. */
export function useAccountCall() {
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [issues, setIssues] = useState<readonly CallIssue[]>([]);

  /** @returns what the server answered; `null` where it was not done */
  async function run<Result>(call: () => Promise<Result>): Promise<Result | null> {
    if (pending) return null;
    setPending(true);
    setProblem(null);
    setIssues([]);
    try {
      return await call();
    } catch (error) {
      setProblem(troubleWords(error));
      if (error instanceof ApiRefusal) setIssues(error.issues);
      return null;
    } finally {
      setPending(false);
      // Also after a refusal: things are then in another state than the page shows.
      await revalidate();
    }
  }
  /** Lets go of what was said of a field, as it is answered anew. */
  const forgive = (path: string) =>
    setIssues((all) =>
      all.some((one) => one.path === path) ? all.filter((one) => one.path !== path) : all,
    );

  return { pending, problem, issues, run, forgive };
}
