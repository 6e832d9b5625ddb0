import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '@m30/ui-kit/toast';
import type { StudioInput } from '../../../contract/client.ts';
import { api } from '../../api/api.ts';
import { messageOf } from '../../api/message-of.ts';
import { studioQuery } from '../../api/queries.ts';
import type { Lead } from './lead.ts';

type Changing = 'Leads.ChangeStatus' | 'Leads.Assign' | 'Leads.SetStep' | 'Leads.Merge';

/**
 * A change of one lead as the person has seen it: the second of two concurrent changes is refused, and then reads what the
 * first has made of it.
 */
export function useLeadChange<Name extends Changing>(name: Name, done: string) {
  const client = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: ({
      lead,
      ...change
    }: { lead: Lead } & Omit<StudioInput<Name>, 'lead' | 'version'>) => {
      const input = { ...change, lead: lead.guid, version: lead.version };
      return api.post(name, input as never) as Promise<{ lead: Lead }>;
    },
    onSuccess: (answer, { lead }) => {
      client.setQueryData(studioQuery('Leads.Get', { lead: lead.guid }).queryKey, answer as never);
      show({ text: done });
    },
    onError: (error, { lead }) => {
      show({ tone: 'danger', text: messageOf(error) });
      return client.invalidateQueries(studioQuery('Leads.Get', { lead: lead.guid }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['Leads.List'] }),
  });
}
