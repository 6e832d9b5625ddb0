import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@m30/ui-kit/button';
import { formatDate } from '@m30/ui-kit/format';
import { Modal } from '@m30/ui-kit/modal';
import { api } from '../../api/api.ts';
import { studioQuery } from '../../api/queries.ts';
import { RecoveryCodes } from '../../access/set-up/RecoveryCodes.tsx';
import { SetUpPasskey } from '../../access/set-up/SetUpPasskey.tsx';
import { SetUpTotp } from '../../access/set-up/SetUpTotp.tsx';
import styles from './Account.module.css';
import { PasswordDialog } from './PasswordDialog.tsx';

/** What is being done to the second factors. */
type Doing =
  | { what: 'totp' | 'passkey' | 'codes' }
  | { what: 'delete'; id: string; name: string }
  | { what: 'show'; codes: readonly string[] };

/** Second factors of the person: authenticator, passkeys, recovery codes. */
export function Factors() {
  const client = useQueryClient();
  const { data } = useQuery(studioQuery('SecondFactor.Get', {}));
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  const finish = async () => {
    close();
    await client.invalidateQueries({ queryKey: ['SecondFactor.Get'] });
  };
  return (
    <section>
      <h2>Второй шаг входа</h2>
      <ul className={styles.keys}>
        {data?.totp && (
          <li>
            <span>Приложение с кодами</span>
          </li>
        )}
        {data?.passkeys.map(({ id, name, created_at, used_at }) => (
          <li key={id}>
            <span>
              {name}
              <small>
                ключ доступа от {formatDate(created_at, 'date')} ·{' '}
                {used_at ? `входили ${formatDate(used_at, 'stamp')}` : 'ещё не входили'}
              </small>
            </span>
            <Button
              variant="ghost"
              aria-label={`Удалить ключ: ${name}`}
              onClick={() => setDoing({ what: 'delete', id, name })}
            >
              Удалить
            </Button>
          </li>
        ))}
        {data && (
          <li>
            <span>Коды восстановления: осталось {data.recovery}</span>
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => setDoing({ what: 'passkey' })}>
          Добавить ключ
        </Button>
        <Button variant="secondary" onClick={() => setDoing({ what: 'totp' })}>
          {data?.totp ? 'Сменить приложение' : 'Подключить приложение'}
        </Button>
        <Button variant="secondary" onClick={() => setDoing({ what: 'codes' })}>
          Новые коды
        </Button>
      </div>
      <Modal
        name="totp"
        title="Приложение с кодами"
        size="small"
        open={doing?.what === 'totp'}
        onClose={close}
      >
        <SetUpTotp onDone={() => void finish()} />
      </Modal>
      <Modal
        name="passkey"
        title="Новый ключ доступа"
        size="small"
        open={doing?.what === 'passkey'}
        onClose={close}
      >
        <SetUpPasskey onDone={() => void finish()} />
      </Modal>
      <Modal
        name="codes"
        title="Новые коды"
        size="small"
        open={doing?.what === 'show'}
        onClose={close}
      >
        {doing?.what === 'show' && (
          <RecoveryCodes codes={doing.codes} onDone={() => void finish()} />
        )}
      </Modal>
      <PasswordDialog
        title={
          doing?.what === 'delete' ? `Удалить ключ «${doing.name}»?` : 'Новые коды восстановления'
        }
        action={doing?.what === 'delete' ? 'Удалить ключ' : 'Показать новые коды'}
        open={doing?.what === 'delete' || doing?.what === 'codes'}
        onClose={close}
        send={async (password) => {
          if (doing?.what === 'delete') {
            await api.post('SecondFactor.DeletePasskey', { id: doing.id, password });
            return finish();
          }
          const { recovery_codes } = await api.post('SecondFactor.NewRecoveryCodes', { password });
          setDoing({ what: 'show', codes: recovery_codes });
        }}
      />
    </section>
  );
}
