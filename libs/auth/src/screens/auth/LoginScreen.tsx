import { useEffect, useRef, type FormEvent } from 'react';
import { PhoneField } from '@m30/forms/phone';
import { Button } from '@m30/ui-kit/button';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { Icon } from '@m30/ui-kit/icon';
import type { AuthEvent, AuthSnapshot } from '../../core/auth-machine.ts';
import { canLogIn } from '../../core/rules.ts';
import { PasswordField } from './PasswordField.tsx';
import styles from './LoginScreen.module.css';

/** Props of {@link LoginScreen}. */
export interface LoginScreenProps {
  snapshot: AuthSnapshot;
  send: (event: AuthEvent) => void;
}

/** State `auth`: phone, password and the two consents. */
export function LoginScreen({ snapshot, send }: LoginScreenProps) {
  const { fields, activity, message } = snapshot;
  const busy = activity !== 'idle';
  const problem = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that had the focus may lie under a phone's keyboard; the words must be in sight.
    if (message) problem.current?.scrollIntoView?.({ block: 'nearest' });
  }, [message]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };

  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      data-activity={activity}
      onSubmit={submit}
    >
      <PhoneField
        required
        readOnly={busy}
        value={fields.phone}
        onValueChange={(value) => send({ type: 'field.changed', name: 'phone', value })}
      />
      <PasswordField
        readOnly={busy}
        value={fields.password}
        onValueChange={(value) => send({ type: 'field.changed', name: 'password', value })}
      />
      <div className={styles.consents}>
        <Checkbox
          name="soglasie"
          checked={fields.soglasie}
          onChange={({ target }) =>
            send({ type: 'field.changed', name: 'soglasie', value: target.checked })
          }
        >
          Согласие на&nbsp;<a href="/politika-konfidentsialnosti/">обработку персональных данных</a>
        </Checkbox>
        <Checkbox
          name="soglasie_actii"
          checked={fields.soglasie_actii}
          onChange={({ target }) =>
            send({ type: 'field.changed', name: 'soglasie_actii', value: target.checked })
          }
        >
          Сообщать об&nbsp;акциях
        </Checkbox>
      </div>
      {message && (
        <p ref={problem} className={styles.problem} role="alert">
          <Icon name="warning" size={16} />
          {message}
        </p>
      )}
      <Button type="submit" wide loading={busy} disabled={!busy && !canLogIn(snapshot)}>
        Войти
      </Button>
    </form>
  );
}
