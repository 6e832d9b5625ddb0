import { useState } from 'react';
import { PhoneField } from '@m30/forms/phone';
import { browserApi } from '@m30/shell/browser';
import { useAccountCall } from '../../../../store/account/use-account-call.ts';
import { CallForm, issueOf } from '../CallForm.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Another phone: the number, then the code that it was sent. */
export function PhoneForm({ onDone }: { onDone: () => void }) {
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState(false);
  const call = useAccountCall();
  const ask = () => call.run(() => browserApi.post('LK.SendPhoneCode', { phone }));
  if (sent) {
    return (
      <CodeForm
        to={phone}
        again={ask}
        confirm={(code) => browserApi.post('LK.ChangePhone', { code })}
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
      <PhoneField value={phone} onValueChange={setPhone} error={issueOf(call, 'phone')} />
    </CallForm>
  );
}
