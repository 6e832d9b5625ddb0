import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { api } from '../../api/api.ts';
import { useChange } from '../../api/queries.ts';
import { sessionKey, type Me } from '../../api/session.ts';
import { CodeForm } from './CodeForm.tsx';
import { Passkey } from './Passkey.tsx';
import { RecoveryForm } from './RecoveryForm.tsx';
import styles from './SecondFactor.module.css';

type Factor = Me['factors'][number];

const WAYS: Record<Factor, string> = {
  totp: 'Код из приложения',
  passkey: 'Ключ доступа',
  recovery: 'Код восстановления',
};

/** The second step of signing in, by whichever factor the person has. */
export default function SecondFactor({ factors }: { factors: Me['factors'] }) {
  const [way, setWay] = useState<Factor>(
    factors.includes('passkey') ? 'passkey' : (factors[0] ?? 'totp'),
  );
  const leave = useChange('Session.SignOut', { touches: [sessionKey[0]] });
  return (
    <>
      <h1>Второй шаг входа</h1>
      {way === 'totp' && <CodeForm send={(code) => api.post('Session.ConfirmTotp', { code })} />}
      {way === 'passkey' && <Passkey />}
      {way === 'recovery' && <RecoveryForm />}
      <div className={styles.others}>
        {factors
          .filter((factor) => factor !== way)
          .map((factor) => (
            <Button key={factor} variant="ghost" size="small" onClick={() => setWay(factor)}>
              {WAYS[factor]}
            </Button>
          ))}
        <Button variant="ghost" size="small" onClick={() => leave.mutate({})}>
          Войти под другим именем
        </Button>
      </div>
    </>
  );
}
