import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StudioInput, StudioResult } from '../../../contract/client.ts';
import { api } from '../../api/api.ts';
import { studioQuery } from '../../api/queries.ts';
import type { FieldOfShape } from '../../components/shape/shape.ts';
import { useSending } from '../../components/shape/useSending.ts';

type Answer = StudioResult<'Company.Get'>;

const query = studioQuery('Company.Get', {});

/** What is known of the company, and what its two ways of being written share: mistakes, refusals, the answer. */
export function useCompany() {
  const client = useQueryClient();
  const { send, ...sending } = useSending();
  const { data, isError, refetch } = useQuery({ ...query, refetchOnWindowFocus: false });
  const take = (answer: Answer) => client.setQueryData(query.queryKey, answer);
  return {
    ...sending,
    isError,
    company: data?.company,
    /** The server's descriptions: one cast where JSON comes in. */
    fields: (data?.company.fields ?? []) as unknown as readonly FieldOfShape[],
    steps: (data?.company.start_fields ?? []) as unknown as readonly FieldOfShape[],
    retry: () => void refetch(),
    read: () => api.get('Company.Get', {}),
    save: (revision: string, body: unknown) =>
      send(
        () => api.post('Company.Save', { revision, body } as StudioInput<'Company.Save'>),
        take,
        'Сохранено, на сайте уже так',
      ),
    start: (body: unknown) =>
      send(
        () => api.post('Company.Start', { body } as StudioInput<'Company.Start'>),
        take,
        'Сайт настроен',
      ),
  };
}

export type CompanyDraft = ReturnType<typeof useCompany>;
