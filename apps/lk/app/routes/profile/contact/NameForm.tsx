import { browserApi } from '@m30/shell/browser';
import { ErrorSummary } from '@m30/ui-kit/error-summary';
import { TextField } from '@m30/ui-kit/text-field';
import { CallForm } from '../shared/CallForm.tsx';
import type { ProfileData } from '../shared/profile.ts';
import { useCallForm } from '../shared/use-call-form.ts';

export interface NameFormProps {
  name: ProfileData['name'];
  /** The new name holds at once; otherwise the staff asks why. */
  atOnce: boolean;
  onDone: () => void;
}

/** Another name, and why where the staff decides. */
export function NameForm({ name, atOnce, onDone }: NameFormProps) {
  const { call, submit, field, errors, attempt } = useCallForm({
    defaultValues: { ...name, reason: '' },
    send: (value) => browserApi.post('LK.Rename', value),
    onDone,
  });
  return (
    <CallForm
      call={call}
      submit={atOnce ? 'Сохранить' : 'Отправить на\u00a0проверку'}
      onSubmit={submit}
    >
      <ErrorSummary key={attempt} errors={errors} />
      <TextField label="Фамилия" autoComplete="family-name" {...field('last_name')} />
      <TextField label="Имя" autoComplete="given-name" {...field('name')} />
      <TextField
        label="Отчество"
        hint={'Если его нет, оставьте поле пустым'}
        autoComplete="additional-name"
        {...field('second_name')}
      />
      {!atOnce && (
        <TextField
          label="Почему меняется"
          maxLength={500}
          {...field('reason', { required: 'Напишите, почему имя меняется' })}
        />
      )}
    </CallForm>
  );
}
