import type { ReactNode } from 'react';
import type { ModalProps } from '@m30/ui-kit/modal';
import type { LeadForm } from '../../core/define-form.ts';
import { FormShell, type FormLook } from '../form-shell/FormShell.tsx';
import { LeadModal, type LeadModalOwnProps } from '../LeadModal.tsx';
import { useValidatedForm } from './useValidatedForm.ts';
import { ValidatedFields } from './ValidatedFields.tsx';

/** How a validated form is rendered. */
export interface ValidatedLook {
  /** The fields, each bound by `useField`. */
  Fields: () => ReactNode;
  /** @default 'small' */
  size?: ModalProps['size'];
}

/** Makes the components of a form whose values are checked in the page by the definition's schema. */
export function createValidatedForm(form: LeadForm, { Fields, size }: ValidatedLook) {
  function Form({ person, ...look }: FormLook) {
    const validated = useValidatedForm(form, { data: look.data, values: knownOf(person) });
    return (
      <FormShell {...look} {...validated.shell} work={validated.work}>
        <ValidatedFields form={validated}>
          <Fields />
        </ValidatedFields>
      </FormShell>
    );
  }
  function FormModal(props: LeadModalOwnProps) {
    return <LeadModal {...props} form={form} Form={Form} size={size} />;
  }
  return { Form, FormModal };
}

/** Name and phone of a known visitor as values of fields. */
export function knownOf(person: FormLook['person']): Record<string, string> {
  return { name: person?.name ?? '', phone: person?.phone ?? '' };
}
