import type { InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { useAccountCall } from '../../../../store/account/use-account-call.ts';
import { CallForm } from '../CallForm.tsx';

/** Props of {@link ConsentForm}. */
export interface ConsentFormProps {
  purpose: InputOf<'LK.SetConsent'>['purpose'];
  /** What is said: yes, or no more. */
  given: boolean;
  onDone: () => void;
}

/** Says yes or no after it was told what follows. */
export function ConsentForm({ purpose, given, onDone }: ConsentFormProps) {
  const call = useAccountCall();
  const send = async () => {
    if (await call.run(() => browserApi.post('LK.SetConsent', { purpose, given }))) onDone();
  };
  return (
    <CallForm
      call={call}
      submit={given ? 'Дать согласие' : 'Отозвать согласие'}
      onSubmit={() => void send()}
    />
  );
}
