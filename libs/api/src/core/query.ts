import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import type { MethodInput } from './define-method.ts';
import type { Methods } from '../registry.ts';

type ReadName = Parameters<ApiClient<Methods>['get']>[0];

/**
 * TanStack Query options of a method that reads, derived from the contract:
 * `useQuery(methodQuery(api, 'Objects.GetLots', { rooms: ['2'] }))`.
 */
export function methodQuery<Name extends ReadName>(
  api: ApiClient<Methods>,
  name: Name,
  input: MethodInput<Methods[Name]>,
) {
  return queryOptions({
    queryKey: [name, input] as const,
    queryFn: ({ signal }) => api.get(name, input, { signal }),
  });
}
