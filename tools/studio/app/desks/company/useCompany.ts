import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiRefusal } from '@m30/api/client';
import { useToast } from '@m30/ui-kit/toast';
import type { StudioInput, StudioResult } from '../../../contract/client.ts';
import { api } from '../../api/api.ts';
import { messageOf } from '../../api/message-of.ts';
import { studioQuery } from '../../api/queries.ts';
import type { FieldOfShape, Mistake } from '../../components/shape/shape.ts';

type Answer = StudioResult<'Company.Get'>;

const query = studioQuery('Company.Get', {});

/** What is known of the company, and what its two ways of being written share: mistakes, refusals, the answer. */
export function useCompany() {
  const client = useQueryClient();
  const show = useToast();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [trouble, setTrouble] = useState<'conflict' | string | null>(null);
  const [saving, setSaving] = useState(false);
  const { data, isError, refetch } = useQuery({ ...query, refetchOnWindowFocus: false });

  /** @returns the mistakes of the server, `null` where it is written */
  const send = async (call: () => Promise<Answer>, said: string) => {
    setMistakes([]);
    setTrouble(null);
    setSaving(true);
    try {
      client.setQueryData(query.queryKey, await call());
      show({ text: said });
      return null;
    } catch (error) {
      const refusal = error instanceof ApiRefusal ? error : null;
      const issues = refusal?.issues ?? [];
      setMistakes(issues);
      setTrouble(refusal?.code === 409 ? 'conflict' : messageOf(error));
      return issues;
    } finally {
      setSaving(false);
    }
  };
  return {
    ...{ mistakes, trouble, saving, isError },
    company: data?.company,
    /** The server's descriptions: one cast where JSON comes in. */
    fields: (data?.company.fields ?? []) as unknown as readonly FieldOfShape[],
    steps: (data?.company.start_fields ?? []) as unknown as readonly FieldOfShape[],
    retry: () => void refetch(),
    clear: () => {
      setMistakes([]);
      setTrouble(null);
    },
    read: () => api.get('Company.Get', {}),
    save: (revision: string, body: unknown) =>
      send(
        () => api.post('Company.Save', { revision, body } as StudioInput<'Company.Save'>),
        'Сохранено, на сайте уже так',
      ),
    start: (body: unknown) =>
      send(
        () => api.post('Company.Start', { body } as StudioInput<'Company.Start'>),
        'Сайт настроен',
      ),
  };
}

export type CompanyDraft = ReturnType<typeof useCompany>;
