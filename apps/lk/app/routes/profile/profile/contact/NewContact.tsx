import { useState, type ReactNode } from 'react';
import { useAccountCall } from '../../../../store/account/use-account-call.ts';
import { CallForm, issueOf } from '../CallForm.tsx';
import { CodeForm } from './CodeForm.tsx';

/** Props of {@link NewContact}. */
export interface NewContactProps {
  /** Name of the method's input that a refusal is about. */
  name: 'email' | 'phone';
  /** Sends a code to the number or the address. */
  send: (value: string) => Promise<unknown>;
  /** Makes it the buyer's own. */
  confirm: (code: string) => Promise<unknown>;
  onDone: () => void;
  /** The field that takes it. */
  children: (field: Field) => ReactNode;
}

interface Field {
  value: string;
  onValueChange: (value: string) => void;
  error: string | undefined;
}

/** Another number or mailbox: what it is, then the code that it was sent. */
export function NewContact({ name, send, confirm, onDone, children }: NewContactProps) {
  const [value, setValue] = useState('');
  const [sent, setSent] = useState(false);
  const call = useAccountCall();
  const ask = () => call.run(() => send(value));
  if (sent) {
    return (
      <CodeForm
        to={value}
        again={ask}
        confirm={confirm}
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
      {children({ value, onValueChange: setValue, error: issueOf(call, name) })}
    </CallForm>
  );
}
