import type { MouseEvent } from 'react';
import { MaskedField } from '@m30/ui-kit/masked-field';
import { isWholeCode } from '../../core/machine/guards.ts';
import { AuthForm } from '../shared/AuthForm.tsx';
import { bindField } from '../shared/bind-field.ts';
import { LinkButton } from '../shared/LinkButton.tsx';
import type { ScreenProps } from '../shared/screen-props.ts';
import styles from './CodeScreen.module.css';
import { formatSeconds, useSecondsLeft } from './use-seconds-left.ts';

export interface CodeScreenProps extends ScreenProps {
  /** The present moment, milliseconds since 1970. @default Date.now */
  clock?: (() => number) | undefined;
}

/** The code that was sent: six digits, the sixth sends them; another code after the countdown. */
export function CodeScreen({ clock = Date.now, ...screen }: CodeScreenProps) {
  const { snapshot, send } = screen;
  const { state, channel, resendAt, fields } = snapshot;
  const left = useSecondsLeft(resendAt[channel], clock);
  const { onValueChange, ...field } = bindField('code', screen);
  const change = (value: string) => {
    if (value === fields.code) return;
    onValueChange(value);
    if (isWholeCode(value)) send({ type: 'code.submitted' });
  };
  const repeat = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The button goes away with its press; the code is what comes next.
    currentTarget.form?.querySelector<HTMLInputElement>('[name="code"]')?.focus();
    send({ type: 'code.repeated', at: clock() });
  };
  return (
    <AuthForm
      snapshot={snapshot}
      onSubmit={() => send({ type: 'code.submitted' })}
      submitLabel="Подтвердить"
      links={
        <>
          {channel === 'sms' && (
            <LinkButton onClick={() => send({ type: 'email.chosen' })}>
              Отправить код на&nbsp;Email
            </LinkButton>
          )}
          <LinkButton onClick={() => send({ type: 'login.opened' })}>
            {state === 'register' ? <>Войти в&nbsp;кабинет</> : 'Вспомнили пароль?'}
          </LinkButton>
        </>
      }
    >
      <div>
        <MaskedField
          {...field}
          mask="postalCode"
          label="Код"
          autoComplete="one-time-code"
          className={styles.code}
          data-autofocus
          onValueChange={change}
          hint={left > 0 && `Повторная отправка через ${formatSeconds(left)}`}
        />
        {left === 0 && <LinkButton onClick={repeat}>Отправить код ещё раз</LinkButton>}
      </div>
    </AuthForm>
  );
}
