import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { troubleWords } from '@m30/shell/error';
import { useRefresh } from '../query/use-refresh.ts';

/** Why a call was not done, for the field it is about or for the form as a whole. */
type CallIssue = ApiRefusal['issues'][number];

const NONE: readonly CallIssue[] = [];

/** Runs a call that changes something of the page, then reads the page anew; says why one was refused. */
export function useAccountCall() {
  const refresh = useRefresh();
  const [forgiven, setForgiven] = useState<readonly string[]>([]);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (call: () => Promise<unknown>) => call(),
    onSuccess: refresh,
    onError: (refusal) => {
      // Things are then in another state than the page shows. What did not arrive has changed nothing.
      if (refusal instanceof ApiRefusal) void refresh();
    },
  });

  /** @returns what the server answered; `null` where it was not done */
  async function run<Result>(call: () => Promise<Result>): Promise<Result | null> {
    if (isPending) return null;
    setForgiven([]);
    try {
      return (await mutateAsync(call)) as Result;
    } catch {
      // Said by `problem` and `issues`.
      return null;
    }
  }
  /** Lets go of what was said of a field, as it is answered anew. */
  const forgive = (path: string) =>
    setForgiven((all) => (all.includes(path) ? all : [...all, path]));

  const refused = error instanceof ApiRefusal ? error.issues : NONE;
  return {
    pending: isPending,
    problem: error && troubleWords(error),
    issues: refused.filter(({ path }) => !forgiven.includes(path)),
    run,
    forgive,
  };
}
