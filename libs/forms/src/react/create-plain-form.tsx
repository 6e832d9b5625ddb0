import type { ModalProps } from '@m30/ui-kit/modal';
import type { LeadForm } from '../core/define-form.ts';
import { NameField } from '../fields/name/NameField.tsx';
import { PhoneField } from '../fields/phone/PhoneField.tsx';
import { FormShell, type FormLook } from './form-shell/FormShell.tsx';
import { LeadModal, type LeadModalOwnProps } from './LeadModal.tsx';
import { useLeadForm } from './form-shell/useLeadForm.ts';
import { useTexts } from './provider/useTexts.ts';

/** What a plain form asks for. */
export type PlainValues = { name: string; phone: string };

/** Makes the components of a plain form: name and phone, nothing checked in the page (specification, §5). */
export function createPlainForm(form: LeadForm<PlainValues>, size?: ModalProps['size']) {
  function Form({ person, ...look }: FormLook) {
    const work = useLeadForm(form, look.data);
    const texts = useTexts();
    return (
      <FormShell {...look} work={work}>
        <NameField label={texts.name} defaultValue={person?.name} error={work.errorOf('name')} />
        <PhoneField
          label={texts.phone}
          defaultValue={person?.phone}
          error={work.errorOf('phone')}
        />
      </FormShell>
    );
  }
  function FormModal(props: LeadModalOwnProps) {
    return <LeadModal {...props} form={form} Form={Form} size={size} />;
  }
  return { Form, FormModal };
}
