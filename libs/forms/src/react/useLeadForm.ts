import { useRef, useState } from 'react';
import type { LeadForm, LeadValues } from '../core/define-form.ts';
import type { FormGoal } from '../core/forms-port.ts';
import { createLeadSender, isRefusal } from '../core/lead-sender.ts';
import { useForms } from './FormsProvider.tsx';

/** Why the last sending failed: the server's words, or no answer at all (`null`). */
export interface LeadProblem {
  /** What the server said to the visitor; null when no answer arrived or it had no words. */
  message: string | null;
  /** What is wrong with single fields, by name. */
  fields: Readonly<Record<string, string>>;
}

type Status =
  | { state: 'form'; problem: LeadProblem | null }
  | { state: 'submitting' }
  | { state: 'confirmation'; html: string };

/** A lead form at work. */
export interface Lead<Values extends LeadValues = LeadValues> {
  form: LeadForm<Values>;
  status: Status;
  /** Error of a field, for its `error` prop. */
  errorOf(field: keyof Values & string): string | undefined;
  /** Sends the values; while an answer is awaited further calls do nothing. */
  submit(values: Values): Promise<void>;
  /** Reports the goal «form opened», once. */
  opened(): void;
}

/** Runs a lead form: form → submitting → confirmation; a failure leads back to the form with everything typed. */
export function useLeadForm<Values extends LeadValues>(form: LeadForm<Values>): Lead<Values> {
  const port = useForms();
  const [send] = useState(() => createLeadSender(form, port));
  const [status, setStatus] = useState<Status>({ state: 'form', problem: null });
  const busy = useRef(false);
  const wasOpened = useRef(false);
  const fields = status.state === 'form' ? status.problem?.fields : undefined;

  const reach = (goal: FormGoal) => {
    try {
      port.onGoal?.(goal, form.name);
    } catch (error) {
      // A lead that was taken must not look lost because a counter failed.
      reportError(error);
    }
  };

  return {
    form,
    status,
    errorOf: (field) => fields?.[field],
    async submit(values) {
      if (busy.current) return;
      busy.current = true;
      setStatus({ state: 'submitting' });
      try {
        const html = await send(values);
        setStatus({ state: 'confirmation', html });
        reach('form_sent');
        reach(form.goal);
      } catch (error) {
        setStatus({ state: 'form', problem: describeProblem(error) });
      } finally {
        busy.current = false;
      }
    },
    opened() {
      if (wasOpened.current) return;
      wasOpened.current = true;
      reach('form_opened');
    },
  };
}

/** Turns what `send` has thrown into what the visitor sees. */
function describeProblem(error: unknown): LeadProblem {
  if (!isRefusal(error) || !error.message) return { message: null, fields: {} };
  const fields = Object.fromEntries(
    (error.issues ?? []).map(({ path, message }) => [path, message]),
  );
  return { message: error.message, fields };
}
