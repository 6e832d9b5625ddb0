import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { formatDate } from '@m30/ui-kit/format';
import { isoDay } from '@m30/ui-kit/mask';
import { ComplexField } from '../../fields/complex/ComplexField.tsx';
import { ContactFields } from '../../fields/contact/ContactFields.tsx';
import { SlotFields } from '../../fields/slot/SlotFields.tsx';
import { FieldPair } from '../../react/form-shell/FieldPair.tsx';
import { FormShell, type FormLook } from '../../react/form-shell/FormShell.tsx';
import { useForms } from '../../react/provider/FormsProvider.tsx';
import { LeadModal, type LeadModalOwnProps } from '../../react/LeadModal.tsx';
import { useWords } from '../../react/provider/useTexts.ts';
import { knownOf } from '../../react/validated/create-validated-form.tsx';
import { useValidatedForm } from '../../react/validated/useValidatedForm.ts';
import { ValidatedFields } from '../../react/validated/ValidatedFields.tsx';
import { consultationObjectForm as form } from './consultation-object.form.ts';
import { createConsultationSchema } from './consultation-object.schema.ts';

/** Name, phone, complex, day and time of a consultation; the button repeats what was chosen. */
export function ConsultationObjectForm({ person, submitLabel, ...look }: FormLook) {
  const { now } = useForms();
  const schema = useMemo(() => createConsultationSchema(now), [now]);
  const validated = useValidatedForm(form, { data: look.data, values: knownOf(person), schema });
  const [date = '', time = ''] = useWatch({ control: validated.control, name: ['date', 'time'] });
  const words = useWords(form, look.variant === 'inline');
  const day = time && isoDay(date);
  const slot = day ? ` на\u00a0${formatDate(day, 'day')}, ${time}` : '';
  return (
    <FormShell
      {...look}
      {...validated.shell}
      submitLabel={(submitLabel ?? words.submitLabel) + slot}
      work={validated.work}
    >
      <ValidatedFields form={validated}>
        <FieldPair>
          <ContactFields />
        </FieldPair>
        <ComplexField chosen={look.data?.objects} />
        <SlotFields />
      </ValidatedFields>
    </FormShell>
  );
}

/** The consultation form in its window. */
export function ConsultationObjectModal(props: LeadModalOwnProps) {
  return <LeadModal {...props} form={form} Form={ConsultationObjectForm} size="large" />;
}
