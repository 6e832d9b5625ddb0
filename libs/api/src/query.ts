import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './core/client.ts';
import type { MethodInput } from './core/define-method.ts';
import type { Methods } from './registry.ts';

type Client = ApiClient<Methods>;
type GetName = Parameters<Client['get']>[0];
type PostName = Parameters<Client['post']>[0];

/**
 * Key of a method's answers in the cache: of one input, or without an input of them all, to invalidate or change them.
 * It is the same for every client, so that what a server has read is found by the browser.
 */
export function methodKey<Name extends keyof Methods>(name: Name): readonly [Name];
export function methodKey<Name extends keyof Methods>(
  name: Name,
  input: MethodInput<Methods[Name]>,
): readonly [Name, MethodInput<Methods[Name]>];
export function methodKey(...key: unknown[]): readonly unknown[] {
  return key;
}

/**
 * TanStack Query options of a method that reads, derived from the contract:
 * `useQuery(methodQuery(api, 'Objects.GetLots', { rooms: ['2'] }))`.
 */
export function methodQuery<Name extends GetName>(
  api: Client,
  name: Name,
  input: MethodInput<Methods[Name]>,
) {
  return queryOptions({
    queryKey: methodKey(name, input),
    queryFn: ({ signal }) => api.get(name, input, { signal }),
  });
}

/**
 * The same for a method that the specification reads by POST:
 * `useQuery(postQuery(api, 'Order.GetOrderList', { user_id: 1 }))`.
 */
export function postQuery<Name extends PostName>(
  api: Client,
  name: Name,
  input: MethodInput<Methods[Name]>,
) {
  return queryOptions({
    queryKey: methodKey(name, input),
    queryFn: ({ signal }) => api.post(name, input, { signal }),
  });
}
