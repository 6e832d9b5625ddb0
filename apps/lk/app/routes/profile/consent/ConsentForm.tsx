import { useState } from 'react';
import type { InputOf } from '@m30/api/client';
import { CONSENT_VERSION } from '@m30/api/consent-version';
import { browserApi } from '@m30/shell/browser';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { CallForm, issueOf } from '../shared/CallForm.tsx';
import { CurrentPassword } from '../password/CurrentPassword.tsx';

export interface ConsentFormProps {
  purpose: InputOf<'LK.SetConsent'>['purpose'];
  /** What is said: yes, or no more. */
  given: boolean;
  onDone: () => void;
}

/** Says yes or no after it was told what follows; what ends the account needs the password. */
export function ConsentForm({ purpose, given, onDone }: ConsentFormProps) {
  const [password, setPassword] = useState('');
  const call = useAccountCall();
  const endsAccount = purpose === 'personal' && !given;
  const input = { purpose, given, version: CONSENT_VERSION, ...(endsAccount && { password }) };
  const send = async () => {
    if (await call.run(() => browserApi.post('LK.SetConsent', input))) onDone();
  };
  return (
    <CallForm
      call={call}
      submit={given ? 'Дать согласие' : 'Отозвать согласие'}
      onSubmit={() => void send()}
    >
      {endsAccount && (
        <CurrentPassword
          value={password}
          onValueChange={setPassword}
          error={issueOf(call, 'password')}
        />
      )}
    </CallForm>
  );
}
