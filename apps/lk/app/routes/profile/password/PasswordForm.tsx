import { browserApi } from '@m30/shell/browser';
import { ErrorSummary } from '@m30/ui-kit/error-summary';
import { TextField } from '@m30/ui-kit/text-field';
import { CallForm } from '../shared/CallForm.tsx';
import { useCallForm } from '../shared/use-call-form.ts';

export interface PasswordFormProps {
  /** Tells the password manager whose password it keeps. */
  phone: string;
  onDone: () => void;
}

/** The old password, and the new one twice. */
export function PasswordForm({ phone, onDone }: PasswordFormProps) {
  const { call, submit, field, errors, attempt } = useCallForm({
    defaultValues: { old_password: '', password: '', rpassword: '' },
    send: (value) => browserApi.post('LK.ChangePassword', value),
    onDone,
  });
  return (
    <CallForm call={call} submit="Сохранить пароль" onSubmit={submit}>
      <ErrorSummary key={attempt} errors={errors} />
      <input hidden name="username" autoComplete="username" value={phone} readOnly />
      <TextField
        label="Нынешний пароль"
        type="password"
        autoComplete="current-password"
        {...field('old_password', { required: 'Введите нынешний пароль' })}
      />
      <TextField
        label="Новый пароль"
        type="password"
        autoComplete="new-password"
        {...field('password', { required: 'Введите новый пароль', deps: ['rpassword'] })}
      />
      <TextField
        label="Повторите новый пароль"
        type="password"
        autoComplete="new-password"
        {...field('rpassword', {
          validate: (again, { password }) => again === password || 'Пароли не\u00a0совпадают',
        })}
      />
    </CallForm>
  );
}
