import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { TextField } from '@m30/ui-kit/text-field';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { CallForm, issueOf } from '../shared/CallForm.tsx';
import { CurrentPassword } from '../password/CurrentPassword.tsx';
import type { ProfileData } from '../shared/profile.ts';
import styles from './OwnData.module.css';

export interface DeletionFormProps extends Pick<ProfileData, 'kept'> {
  onDone: () => void;
}

/** Asks the staff to delete the account; what the law keeps is said before. */
export function DeletionForm({ kept, onDone }: DeletionFormProps) {
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const call = useAccountCall();
  const send = async () => {
    if (await call.run(() => browserApi.post('LK.AskDeletion', { reason, password }))) onDone();
  };
  return (
    <CallForm call={call} submit="Попросить удалить" onSubmit={() => void send()}>
      <p>По&nbsp;закону остаются:</p>
      <ul className={styles.kept}>
        {kept.map(({ title, reason: why }) => (
          <li key={title}>
            {title} — {why}
          </li>
        ))}
      </ul>
      <TextField
        label="Почему (необязательно)"
        maxLength={500}
        value={reason}
        error={issueOf(call, 'reason')}
        onChange={({ target }) => setReason(target.value)}
      />
      <CurrentPassword
        value={password}
        onValueChange={setPassword}
        error={issueOf(call, 'password')}
      />
    </CallForm>
  );
}
