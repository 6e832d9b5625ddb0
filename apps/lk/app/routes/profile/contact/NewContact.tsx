import { useState, type ReactNode } from 'react';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { CallForm, issueOf } from '../shared/CallForm.tsx';
import { CurrentPassword } from '../password/CurrentPassword.tsx';
import { CodeForm } from './CodeForm.tsx';

export interface NewContactProps {
  /** Name of the method's input that a refusal is about. */
  name: 'email' | 'phone';
  /** What stands in the field at first. @default '' */
  initial?: string | undefined;
  /** Sends a code to the number or the address of a buyer who knows the password. */
  send: (value: string, password: string) => Promise<unknown>;
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

/** Another number or mailbox: what it is and the password, then the code that it was sent. */
export function NewContact({
  name,
  initial = '',
  send,
  confirm,
  onDone,
  children,
}: NewContactProps) {
  const [value, setValue] = useState(initial);
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const call = useAccountCall();
  const ask = () => call.run(() => send(value, password));
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
      <CurrentPassword
        value={password}
        onValueChange={setPassword}
        error={issueOf(call, 'password')}
      />
    </CallForm>
  );
}
