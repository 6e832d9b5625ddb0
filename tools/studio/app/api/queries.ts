import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@m30/ui-kit/toast';
import type { StudioApi, StudioInput, StudioResult } from '../../contract/client.ts';
import { api } from './api.ts';
import { messageOf } from './message-of.ts';

/** Names of methods that only read. */
export type ReadName = Parameters<StudioApi['get']>[0];
/** Names of methods that change something. */
export type ChangeName = Parameters<StudioApi['post']>[0];

/** TanStack Query options of a method that reads; its key begins with the name. */
export function studioQuery<Name extends ReadName>(name: Name, input: StudioInput<Name>) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => api.get(name, input, { signal }),
  });
}

interface ChangeOptions<Name extends ChangeName> {
  /** Reads that show something else afterwards: all their answers are asked for anew. */
  touches?: readonly ReadName[];
  /** Words of the message when it is done. */
  done?: string | ((result: StudioResult<Name>) => string);
}

/** A method that changes something; a refusal is shown in a message, and what it touches is read anew either way. */
export function useChange<Name extends ChangeName>(
  name: Name,
  { touches = [], done }: ChangeOptions<Name> = {},
) {
  const client = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: (input: StudioInput<Name>) => api.post(name, input),
    onSuccess: (result) => {
      if (done) show({ text: typeof done === 'function' ? done(result) : done });
    },
    onError: (error) => show({ tone: 'danger', text: messageOf(error) }),
    onSettled: () =>
      Promise.all(touches.map((one) => client.invalidateQueries({ queryKey: [one] }))),
  });
}
