import { useEffect, useRef, useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { MaskedField } from '@m30/ui-kit/masked-field';
import { useAccountCall } from '../../../store/account/use-account-call.ts';
import { CallForm, issueOf } from '../shared/CallForm.tsx';
import { useCountdown } from './use-countdown.ts';

export interface CodeFormProps {
  /** Where the code went. */
  to: string;
  /** Sends another one; `null` where it was refused. */
  again: () => Promise<unknown>;
  confirm: (code: string) => Promise<unknown>;
  onDone: () => void;
  /** Back to the number or the address. */
  onBack: () => void;
}

/** The code that was sent; another one after a minute. */
export function CodeForm({ to, again, confirm, onDone, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [seconds, restart] = useCountdown();
  const call = useAccountCall();
  const input = useRef<HTMLInputElement>(null);

  // Who has asked for a code types it next.
  useEffect(() => input.current?.focus(), []);

  const send = async () => {
    if (await call.run(() => confirm(code))) onDone();
  };
  return (
    <CallForm
      call={call}
      submit="Подтвердить"
      onSubmit={() => void send()}
      more={
        <>
          <Button
            wide
            variant="ghost"
            disabled={seconds > 0}
            onClick={() => void again().then((done) => done && restart())}
          >
            {seconds > 0 ? `Новый код через ${seconds}\u00a0с` : 'Отправить код ещё раз'}
          </Button>
          <Button wide variant="ghost" onClick={onBack}>
            Исправить адрес или номер
          </Button>
        </>
      }
    >
      <p role="status">Код отправлен: {to}</p>
      <MaskedField
        mask="postalCode"
        label="Код"
        name="code"
        autoComplete="one-time-code"
        ref={input}
        value={code}
        error={issueOf(call, 'code')}
        onValueChange={setCode}
      />
    </CallForm>
  );
}
