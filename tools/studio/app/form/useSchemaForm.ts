import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { ApiRefusal } from '@m30/api/client';
import { messageOf } from '../api/message-of.ts';
import { resolveBy } from './resolve-by.ts';

interface SchemaForm<Values extends FieldValues> {
  /** Rules of the method's input. */
  schema: GenericSchema<Values>;
  /** What the fields begin with. */
  values: DefaultValues<Values>;
  /** Sends what has passed the rules; what it throws is shown. */
  send: (values: Values) => Promise<unknown>;
}

/**
 * A form whose values are checked by a schema of the contract. What the server complains of stands at its field; the rest
 * is `refusal`, and the first wrong field has the focus.
 */
export function useSchemaForm<Values extends FieldValues>({
  schema,
  values,
  send,
}: SchemaForm<Values>) {
  const form = useForm<Values>({ defaultValues: values, resolver: resolveBy(schema) });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    setRefusal(null);
    try {
      await send(typed);
    } catch (error) {
      const issues = error instanceof ApiRefusal ? error.issues : [];
      const known = issues.filter(({ path }) => path in form.getValues());
      for (const { path, message } of known) {
        form.setError(path as Path<Values>, { message }, { shouldFocus: true });
      }
      if (known.length === 0) setRefusal(messageOf(error));
    }
  });

  return {
    /** Props of the control of a field. */
    field: (name: Path<Values>) => ({
      ...form.register(name),
      error: errors[name]?.message as string | undefined,
    }),
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      void submit();
    },
    sending: isSubmitting,
    refusal,
    reset: () => form.reset(),
  };
}
