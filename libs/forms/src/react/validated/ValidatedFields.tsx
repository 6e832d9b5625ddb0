import { createContext, use, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { say } from '../../core/texts.ts';
import { useTexts } from '../provider/useTexts.ts';
import type { ValidatedForm } from './useValidatedForm.ts';

const FieldsContext = createContext<Pick<ValidatedForm, 'control' | 'work'> | null>(null);

/** Props of a control that takes part in a validated form. */
export interface FieldBinding {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

/** Gives the fields below it their form. */
export function ValidatedFields({ form, children }: { form: ValidatedForm; children: ReactNode }) {
  return <FieldsContext value={form}>{children}</FieldsContext>;
}

/**
 * Binds a control to the field of a validated form by its name; the form's own complaint goes before the server's.
 * @throws Error outside of a validated form
 */
export function useField(name: string): FieldBinding {
  const form = use(FieldsContext);
  if (!form) throw new Error(`The field «${name}» needs a form of createValidatedForm above it`);
  const texts = useTexts();
  const { field, fieldState } = useController({ name, control: form.control });
  const message = fieldState.error?.message ?? form.work.errorOf(name);
  return {
    name,
    value: field.value ?? '',
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    error: message && say(texts, message),
  };
}
