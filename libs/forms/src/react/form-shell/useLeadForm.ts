import { useRef, useState, type ComponentType } from 'react';
import type { LeadData, LeadForm, LeadValues } from '../../core/define-form.ts';
import type { FormGoal, GivenConsent } from '../../core/forms-port.ts';
import type { createLeadSender } from '../../core/lead-sender.ts';
import { describeProblem, type LeadProblem } from '../../core/lead-problem.ts';
import type { ConfirmationProps } from './Confirmation.tsx';
import { useForms } from '../provider/FormsProvider.tsx';

type Status =
  | { state: 'form'; problem: LeadProblem | null }
  | { state: 'submitting' }
  | { state: 'confirmation'; html: string; Confirmation: ComponentType<ConfirmationProps> };

/** A lead form at work. */
export interface Lead<Values extends LeadValues = LeadValues> {
  form: LeadForm<Values>;
  status: Status;
  /** Error of a field, for its `error` prop. */
  errorOf(field: keyof Values & string): string | undefined;
  /**
   * Sends the values; while an answer is awaited further calls do nothing.
   * @param consent what the visitor has agreed to; without it sending is the consent
   */
  submit(values: Values, consent?: GivenConsent): Promise<void>;
  /** Reports the goal «form opened», once. */
  opened(): void;
  /** A field was touched: the form is open, and what sending needs is loaded. */
  touched(): void;
}

const loadSending = () => import('./sending.ts');

/**
 * Runs a lead form: form → submitting → confirmation; a failure leads back to the form with everything typed.
 * @param data what the form's trigger says of it
 * @param onSent called when the lead was taken, even when the form has gone from the page meanwhile
 */
export function useLeadForm<Values extends LeadValues>(
  form: LeadForm<Values>,
  data: LeadData = {},
  onSent?: () => void,
): Lead<Values> {
  const port = useForms();
  const [status, setStatus] = useState<Status>({ state: 'form', problem: null });
  const send = useRef<ReturnType<typeof createLeadSender<Values>> | null>(null);
  const once = useRef({ busy: false, opened: false, touched: false });
  const fields = status.state === 'form' ? status.problem?.fields : undefined;

  const reach = (goal: FormGoal) => quietly(() => port.onGoal?.(goal, form.name));
  const opened = () => {
    if (once.current.opened) return;
    once.current.opened = true;
    reach('form_opened');
  };

  return {
    form,
    status,
    errorOf: (field) => fields?.[field],
    async submit(values, consent) {
      if (once.current.busy) return;
      once.current.busy = true;
      setStatus({ state: 'submitting' });
      try {
        const { atLeast, createLeadSender, Confirmation } = await loadSending();
        // One sender for all tries: it knows which of them are the same lead.
        send.current ??= createLeadSender(form, port);
        const html = await atLeast(send.current(values, data, consent));
        setStatus({ state: 'confirmation', html, Confirmation });
        reach('form_sent');
        reach(form.goal);
        quietly(onSent);
      } catch (error) {
        setStatus({ state: 'form', problem: describeProblem(error) });
      } finally {
        once.current.busy = false;
      }
    },
    opened,
    touched() {
      opened();
      if (once.current.touched) return;
      once.current.touched = true;
      // What fails here is tried again when the form is sent.
      loadSending().catch(() => {});
      quietly(() => port.prepare?.());
    },
  };
}

/** Calls what belongs to the host: a lead that was taken must not look lost because a counter failed. */
function quietly(call: (() => void) | undefined) {
  try {
    call?.();
  } catch (error) {
    reportError(error);
  }
}
