import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { useEnter, type Me } from '../../api/session.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpPasskey } from './SetUpPasskey.tsx';
import { SetUpTotp } from './SetUpTotp.tsx';

/** What setting up a factor answers. */
export interface SetUpDone {
  me: Me;
  recovery_codes: string[] | null;
}

/** The first second factor of a new account: nobody works without one. */
export default function SetUp() {
  const [way, setWay] = useState<'totp' | 'passkey'>('totp');
  const [done, setDone] = useState<SetUpDone | null>(null);
  const enter = useEnter();
  if (done?.recovery_codes) {
    return (
      <>
        <h1>Сохраните коды восстановления</h1>
        <RecoveryCodes codes={done.recovery_codes} onDone={() => enter(done.me)} />
      </>
    );
  }
  const onDone = (answer: SetUpDone) =>
    answer.recovery_codes ? setDone(answer) : enter(answer.me);
  return (
    <>
      <h1>Защитите вход вторым шагом</h1>
      <p>Пароль можно подсмотреть. Второй шаг знает только ваш телефон, компьютер или ключ.</p>
      {way === 'totp' ? <SetUpTotp onDone={onDone} /> : <SetUpPasskey onDone={onDone} />}
      <div>
        <Button
          variant="ghost"
          size="small"
          onClick={() => setWay(way === 'totp' ? 'passkey' : 'totp')}
        >
          {way === 'totp' ? 'Лучше ключ доступа' : 'Лучше приложение с кодами'}
        </Button>
      </div>
    </>
  );
}
