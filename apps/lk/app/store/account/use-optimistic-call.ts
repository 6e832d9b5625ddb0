import { useMutation } from '@tanstack/react-query';
import { ApiRefusal } from '@m30/api/client';
import { troubleWords } from '@m30/shell/error';
import type { Expected } from '../query/expected.ts';
import { useRefresh } from '../query/use-refresh.ts';

/**
 * Makes a change whose outcome is known before the server has answered: pages show it at once, and as they were where it
 * is refused, with the reason. Calls of one kind are sent one after another, so that the last one holds.
 * @param kind of these calls
 * @param call sends it
 * @param expected what answers will say afterwards
 */
export function useOptimisticCall<Input, Result>(
  kind: string,
  call: (input: Input) => Promise<Result>,
  expected: Expected<Input>,
) {
  const refresh = useRefresh();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: call,
    scope: { id: kind },
    meta: { expected },
    // The change is under way, and shown, until the page has read what came of it.
    onSuccess: refresh,
    onError: (refusal) => {
      if (refusal instanceof ApiRefusal) void refresh();
    },
  });
  /** @returns what the server answered; `null` where it was not done */
  const send = (input: Input) => mutateAsync(input).catch(() => null);
  return { run: mutate, send, pending: isPending, problem: error && troubleWords(error) };
}
