import { useMutationState, type QueryKey } from '@tanstack/react-query';
import type { ResultOf } from '@m30/api/client';
import type { Methods } from '@m30/api';

/** What answers will say after a change that the server has not confirmed, by method. */
export type Expected<Input = never> = {
  readonly [Name in keyof Methods]?: (data: ResultOf<Name>, input: Input) => ResultOf<Name>;
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { expected?: Expected };
  }
}

/**
 * An answer with what the buyer is changing at this moment. A change that the server refuses is no longer under way, so
 * nothing has to be taken back.
 */
export function useExpected<Data>(key: QueryKey, data: Data): Data {
  const changes = useMutationState({
    filters: { status: 'pending' },
    select: ({ meta, state: { variables } }) => ({ expected: meta?.expected, variables }),
  });
  return changes.reduce((shown, { expected, variables }) => {
    const change = (expected as Expected<unknown> | undefined)?.[key[0] as keyof Methods];
    return change ? (change(shown as never, variables) as Data) : shown;
  }, data);
}
