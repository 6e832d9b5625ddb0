import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { TextField } from '@m30/ui-kit/text-field';
import { useAccountCall } from '../../../../store/account/use-account-call.ts';
import { CallForm, issueOf } from '../shared/CallForm.tsx';
import type { ProfileData } from '../shared/profile.ts';

/** Props of {@link NameForm}. */
export interface NameFormProps {
  name: ProfileData['name'];
  /** The new name holds at once; otherwise the staff asks why. */
  atOnce: boolean;
  onDone: () => void;
}

/** Another name, and why where the staff decides. */
export function NameForm({ name, atOnce, onDone }: NameFormProps) {
  const [value, setValue] = useState({ ...name, reason: '' });
  const call = useAccountCall();
  const bind = (key: keyof typeof value) => ({
    name: key,
    value: value[key],
    error: issueOf(call, key),
    onChange: ({ target }: { target: { value: string } }) =>
      setValue((before) => ({ ...before, [key]: target.value })),
  });
  const send = async () => {
    if (await call.run(() => browserApi.post('LK.Rename', value))) onDone();
  };
  return (
    <CallForm
      call={call}
      submit={atOnce ? 'Сохранить' : 'Отправить на\u00a0проверку'}
      onSubmit={() => void send()}
    >
      <TextField label="Фамилия" autoComplete="family-name" {...bind('last_name')} />
      <TextField label="Имя" autoComplete="given-name" {...bind('name')} />
      <TextField
        label="Отчество"
        hint={'Если его нет, оставьте поле пустым'}
        autoComplete="additional-name"
        {...bind('second_name')}
      />
      {!atOnce && <TextField label="Почему меняется" maxLength={500} {...bind('reason')} />}
    </CallForm>
  );
}
