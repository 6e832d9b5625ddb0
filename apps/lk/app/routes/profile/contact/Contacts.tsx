import { lazy } from 'react';
import { formatDate } from '@m30/ui-kit/format';
import { formatPhone } from '@m30/ui-kit/mask';
import { Panel } from '../../../components/panel/Panel.tsx';
import { Dialog } from '../shared/Dialog.tsx';
import type { ProfileData } from '../shared/profile.ts';
import styles from './Contacts.module.css';
import { EmailForm } from './EmailForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { RenameState } from './RenameState.tsx';

// What checks fields by each other is loaded when its window is opened.
const NameForm = lazy(async () => ({ default: (await import('./NameForm.tsx')).NameForm }));
const PasswordForm = lazy(async () => ({
  default: (await import('../password/PasswordForm.tsx')).PasswordForm,
}));

/** Name, phone, mailbox and password, each with the way to change it. */
export function Contacts({ profile }: { profile: ProfileData }) {
  const { name, phone, phone_confirmed, email, email_confirmed, since, rename_at_once, requests } =
    profile;
  const rename = requests.find(({ kind }) => kind === 'rename');
  return (
    <Panel title="Контакты">
      <dl className={styles.rows}>
        <div>
          <dt>Имя</dt>
          <dd>{[name.last_name, name.name, name.second_name].filter(Boolean).join(' ')}</dd>
          {rename?.state !== 'open' && (
            <dd>
              <Dialog
                label="Изменить"
                spoken="Изменить имя"
                name="rename"
                title="Изменить имя"
                lead={
                  rename_at_once
                    ? undefined
                    : 'Имя стоит в\u00a0ваших договорах, поэтому сначала сверим его с\u00a0паспортом. Ответим в\u00a0течение двух рабочих дней.'
                }
              >
                {(close) => <NameForm name={name} atOnce={rename_at_once} onDone={close} />}
              </Dialog>
            </dd>
          )}
        </div>
        <div>
          <dt>Телефон</dt>
          <dd>
            <span className={styles.phone}>{formatPhone(phone)}</span>
            {!phone_confirmed && (
              <small>Не&nbsp;подтверждён: СМС на&nbsp;него не&nbsp;приходят</small>
            )}
            <RecoveryWait by="номеру" from={profile.phone_recovery_from} />
          </dd>
          <dd>
            {!phone_confirmed && (
              <Dialog
                label="Подтвердить"
                spoken="Подтвердить телефон"
                name="confirmPhone"
                title="Подтвердить номер телефона"
                lead={'Пришлём на\u00a0него код.'}
              >
                {(close) => <PhoneForm phone={phone} onDone={close} />}
              </Dialog>
            )}
            <Dialog
              label="Изменить"
              spoken="Изменить телефон"
              name="changePhone"
              title="Новый номер телефона"
              lead={
                'Пришлём на\u00a0него код. Пока он не\u00a0подтверждён, вы входите с\u00a0прежним. На\u00a0других устройствах вход завершится, а\u00a0восстановить пароль по\u00a0новому номеру можно будет через двое суток.'
              }
            >
              {(close) => <PhoneForm onDone={close} />}
            </Dialog>
          </dd>
        </div>
        <div>
          <dt>Почта</dt>
          <dd>
            {email ? <EmailWords email={email} /> : 'Не\u00a0указана'}
            {email && !email_confirmed && (
              <small>Не&nbsp;подтверждена: письма на&nbsp;неё не&nbsp;приходят</small>
            )}
            <RecoveryWait by="почте" from={profile.email_recovery_from} />
          </dd>
          <dd>
            {email && !email_confirmed && (
              <Dialog
                label="Подтвердить"
                spoken="Подтвердить почту"
                name="confirmEmail"
                title="Подтвердить почту"
                lead={'Пришлём на\u00a0неё код.'}
              >
                {(close) => <EmailForm email={email} onDone={close} />}
              </Dialog>
            )}
            <Dialog
              label={email ? 'Изменить' : 'Указать'}
              spoken={email ? 'Изменить почту' : 'Указать почту'}
              name="changeEmail"
              title="Новая почта"
              lead={
                'Пришлём на\u00a0неё код. До\u00a0подтверждения письма приходят по\u00a0прежнему адресу. На\u00a0других устройствах вход завершится, а\u00a0восстановить пароль по\u00a0новой почте можно будет через двое суток.'
              }
            >
              {(close) => <EmailForm onDone={close} />}
            </Dialog>
          </dd>
        </div>
        <div>
          <dt>Пароль</dt>
          <dd>••••••••</dd>
          <dd>
            <Dialog
              label="Изменить"
              spoken="Изменить пароль"
              name="changePassword"
              title="Новый пароль"
              lead={'На\u00a0других устройствах вход завершится.'}
            >
              {(close) => <PasswordForm phone={phone} onDone={close} />}
            </Dialog>
          </dd>
        </div>
      </dl>
      {rename && <RenameState request={rename} />}
      <p className={styles.since}>В&nbsp;кабинете с&nbsp;{formatDate(since)}</p>
    </Panel>
  );
}

/** A phone or mailbox that has just changed recovers no password yet; nothing where it does. */
function RecoveryWait({ by, from }: { by: string; from: string | null }) {
  return (
    from && (
      <small>
        Восстановить пароль по&nbsp;{by} можно после&nbsp;
        <time dateTime={from}>{formatDate(from, 'dateTime')}</time>
      </small>
    )
  );
}

/** A long address breaks before its @. */
function EmailWords({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
