import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './core/client.ts';
import type { MethodInput } from './core/define-method.ts';
import type { Methods } from './registry.ts';

type Client = ApiClient<Methods>;
type GetName = Parameters<Client['get']>[0];
type PostName = Parameters<Client['post']>[0];

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
    queryKey: [name, input] as const,
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
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => api.post(name, input, { signal }),
  });
}
