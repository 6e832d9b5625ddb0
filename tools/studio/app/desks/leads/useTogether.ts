import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatCount } from '@m30/ui-kit/format';
import { useToast } from '@m30/ui-kit/toast';
import { api } from '../../api/api.ts';
import { messageOf } from '../../api/message-of.ts';
import type { Lead } from './lead.ts';

/** What is done to each of the chosen leads. */
export type Together =
  { responsible: string } | { step: string; /** ISO instant, or `null`. */ due_at: string | null };

const LEADS = ['лида', 'лидов', 'лидов'] as const;

/**
 * Changes leads one after another, each as the person has seen it; one that a colleague has changed meanwhile is left, and the message
 * says how many and why.
 * @param onDone gets the guids of those that are left
 */
export function useTogether(leads: readonly Lead[], onDone: (left: readonly string[]) => void) {
  const client = useQueryClient();
  const show = useToast();
  return useMutation({
    mutationFn: async (change: Together) => {
      const left: string[] = [];
      let reason = '';
      for (const { guid: lead, version } of leads) {
        try {
          if ('responsible' in change) await api.post('Leads.Assign', { lead, version, ...change });
          else await api.post('Leads.SetStep', { lead, version, ...change });
        } catch (error) {
          left.push(lead);
          reason ||= messageOf(error);
        }
      }
      return { left, reason };
    },
    onSuccess: ({ left, reason }) => {
      const done = leads.length - left.length;
      const words = `Изменено: ${done}`;
      if (left.length === 0) show({ text: words });
      else {
        const rest = formatCount(left.length, [...LEADS]);
        show({ tone: 'danger', text: `${words}, без изменений у ${rest}. ${reason}` });
      }
      onDone(left);
    },
    onSettled: () =>
      Promise.all(
        ['Leads.List', 'Leads.Get'].map((name) => client.invalidateQueries({ queryKey: [name] })),
      ),
  });
}
