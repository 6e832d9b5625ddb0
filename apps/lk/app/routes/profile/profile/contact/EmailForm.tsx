import { useState } from 'react';
import { browserApi } from '@m30/shell/browser';
import { TextField } from '@m30/ui-kit/text-field';
import { useAccountCall } from '../../../../store/account/use-account-call.ts';
import { CallForm, issueOf } from '../CallForm.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Another mailbox: the address, then the code that it was sent. */
export function EmailForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const call = useAccountCall();
  const ask = () => call.run(() => browserApi.post('LK.SendEmailCode', { email }));
  if (sent) {
    return (
      <CodeForm
        to={email}
        again={ask}
        confirm={(code) => browserApi.post('LK.ChangeEmail', { code })}
        onDone={onDone}
        onBack={() => setSent(false)}
      />
    );
  }
  return (
    <CallForm
      call={call}
      submit="Получить код"
      onSubmit={() => void ask().then((done) => done && setSent(true))}
    >
      <TextField
        label="Почта"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        error={issueOf(call, 'email')}
        onChange={({ target }) => setEmail(target.value)}
      />
    </CallForm>
  );
}
