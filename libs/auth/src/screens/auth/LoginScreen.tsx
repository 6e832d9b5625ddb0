import { PhoneField } from '@m30/forms/phone';
import { canLogIn } from '../../core/machine/guards.ts';
import { loginWaits } from '../../core/machine/login-waits.ts';
import { AuthForm } from '../shared/AuthForm.tsx';
import { bindField } from '../shared/bind-field.ts';
import { Consents } from '../shared/Consents.tsx';
import { LinkButton } from '../shared/LinkButton.tsx';
import { PasswordField } from '../shared/PasswordField.tsx';
import type { ScreenProps } from '../shared/screen-props.ts';
import styles from './LoginScreen.module.css';

export interface LoginScreenProps extends ScreenProps {
  /** Address of the instruction, a PDF. */
  instruction?: string | undefined;
  /** Called when the visitor is about to open registration or recovery. */
  onIntent?: (() => void) | undefined;
}

/** State `auth`: phone, password and the two consents. */
export function LoginScreen({ instruction, onIntent, ...screen }: LoginScreenProps) {
  const { snapshot, send } = screen;
  const way = { onPointerEnter: onIntent, onFocus: onIntent };
  return (
    <AuthForm
      snapshot={snapshot}
      onSubmit={() => send({ type: 'form.submitted' })}
      submitLabel="Войти"
      disabled={!canLogIn(snapshot)}
      waits={loginWaits(snapshot.fields)}
      links={
        <>
          <LinkButton {...way} onClick={() => send({ type: 'register.opened' })}>
            Регистрация
          </LinkButton>
          <LinkButton {...way} onClick={() => send({ type: 'recovery.opened' })}>
            Забыли пароль?
          </LinkButton>
          {instruction && (
            <a className={styles.instruction} href={instruction} target="_blank" rel="noopener">
              Инструкция по&nbsp;входу, PDF
            </a>
          )}
        </>
      }
    >
      <PhoneField {...bindField('phone', screen)} autoComplete="username" />
      <PasswordField {...bindField('password', screen)} />
      <Consents {...screen} />
    </AuthForm>
  );
}
