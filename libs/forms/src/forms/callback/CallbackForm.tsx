import { NameField } from '../../fields/name/NameField.tsx';
import { PhoneField } from '../../fields/phone/PhoneField.tsx';
import { FormShell, type FormLook } from '../../react/form-shell/FormShell.tsx';
import { LeadModal, type LeadModalOwnProps } from '../../react/LeadModal.tsx';
import { useLeadForm } from '../../react/useLeadForm.ts';
import { callbackForm } from './callback.form.ts';

/** Words of the two looks, where the owner says nothing else. */
const words = {
  plain: { submitLabel: 'Жду звонка' },
  inline: {
    title: 'Подберём квартиру и\u00a0посчитаем платёж',
    lead: 'Оставьте имя и\u00a0телефон. Специалист отдела продаж перезвонит в\u00a0рабочее время и\u00a0ответит на\u00a0вопросы.',
    submitLabel: 'Заказать звонок',
  },
} satisfies Record<NonNullable<FormLook['variant']>, FormLook>;

/** Name and phone, to be called back. */
export function CallbackForm({ variant = 'plain', ...look }: FormLook) {
  const work = useLeadForm(callbackForm);
  return (
    <FormShell {...words[variant]} {...look} variant={variant} work={work}>
      <NameField error={work.errorOf('name')} />
      <PhoneField error={work.errorOf('phone')} />
    </FormShell>
  );
}

/** The callback form in its window. */
export function CallbackModal(props: LeadModalOwnProps) {
  return (
    <LeadModal
      {...props}
      name={callbackForm.name}
      title="Заказать звонок"
      lead="Перезвоним в&nbsp;рабочее время: ежедневно с&nbsp;9:00 до&nbsp;21:00."
    >
      {(onSent) => <CallbackForm onSent={onSent} />}
    </LeadModal>
  );
}
