import { useEffect } from 'react';
import { useForm, type Control } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { LeadData, LeadForm, LeadValues } from '../../core/define-form.ts';
import { useLeadForm, type Lead } from '../form-shell/useLeadForm.ts';
import { resolveBy } from './resolve-by.ts';

/** A validated form at work. */
export interface ValidatedForm {
  work: Lead;
  control: Control<LeadValues>;
  /** What the form's shell needs to stop values that break the rules. */
  shell: { disabled: boolean; collect: () => Promise<LeadValues | null> };
}

/** What a form begins with. */
export interface ValidatedStart {
  data?: LeadData | undefined;
  /** Values filled in at first, in place of the empty ones. */
  values?: LeadValues | undefined;
  /** Rules in place of the definition's. */
  schema?: GenericSchema<LeadValues> | undefined;
}

/** Runs a form whose values are checked in the page; after a successful send its fields are reset. */
export function useValidatedForm(form: LeadForm, start: ValidatedStart): ValidatedForm {
  const { data, values, schema = form.schema } = start;
  const work = useLeadForm(form, data);
  const explained = form.whileInvalid === 'explained';
  const { control, formState, handleSubmit, reset } = useForm<LeadValues>({
    defaultValues: { ...form.defaults, ...values },
    // A shut button says nothing of what is missing, so each field does when it is left.
    mode: explained ? 'onSubmit' : 'onTouched',
    // The shell moves the focus: it knows the server's errors too.
    shouldFocusError: false,
    ...(schema && { resolver: resolveBy(schema) }),
  });
  const sent = work.status.state === 'confirmation';
  useEffect(() => {
    if (sent) reset(form.defaults);
  }, [sent, reset, form]);

  return {
    work,
    control,
    shell: {
      disabled: !explained && !formState.isValid && work.status.state === 'form',
      collect: () =>
        new Promise((resolve) => {
          void handleSubmit(
            (typed) => resolve({ ...typed }),
            () => resolve(null),
          )();
        }),
    },
  };
}
