import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { TextField } from '@m30/ui-kit/text-field';
import { useAccountCall } from '../../../../store/account/use-account-call.ts';
import { CallForm, issueOf } from '../shared/CallForm.tsx';

/** Props of {@link PasswordForm}. */
export interface PasswordFormProps {
  /** Tells the password manager whose password it keeps. */
  phone: string;
  onDone: () => void;
}

const EMPTY = { old_password: '', password: '', rpassword: '' };

/** The old password, and the new one twice. */
export function PasswordForm({ phone, onDone }: PasswordFormProps) {
  const [value, setValue] = useState(EMPTY);
  const call = useAccountCall();
  const bind = (key: keyof typeof EMPTY) => ({
    name: key,
    type: 'password',
    value: value[key],
    error: issueOf(call, key),
    onChange: ({ target }: { target: { value: string } }) =>
      setValue((before) => ({ ...before, [key]: target.value })),
  });
  const send = async () => {
    if (await call.run(() => browserApi.post('LK.ChangePassword', value))) onDone();
  };
  return (
    <CallForm call={call} submit="Сохранить пароль" onSubmit={() => void send()}>
      <input hidden name="username" autoComplete="username" value={phone} readOnly />
      <TextField
        label="Нынешний пароль"
        autoComplete="current-password"
        {...bind('old_password')}
      />
      <TextField label="Новый пароль" autoComplete="new-password" {...bind('password')} />
      <TextField
        label="Повторите новый пароль"
        autoComplete="new-password"
        {...bind('rpassword')}
      />
    </CallForm>
  );
}
