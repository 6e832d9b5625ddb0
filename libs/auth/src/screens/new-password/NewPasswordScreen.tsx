import { AuthForm } from '../shared/AuthForm.tsx';
import { bindField } from '../shared/bind-field.ts';
import { LinkButton } from '../shared/LinkButton.tsx';
import { PasswordField } from '../shared/PasswordField.tsx';
import type { ScreenProps } from '../shared/screen-props.ts';
import { StrengthMeter } from './StrengthMeter.tsx';

/** States `success_changecode` and `success_appenpassword`: a password, twice. */
export function NewPasswordScreen(screen: ScreenProps) {
  const { snapshot, send } = screen;
  const { phone, email, last_name: lastName, name, password } = snapshot.fields;
  return (
    <AuthForm
      snapshot={snapshot}
      onSubmit={() => send({ type: 'form.submitted' })}
      submitLabel="Сохранить пароль"
      links={
        <LinkButton onClick={() => send({ type: 'login.opened' })}>
          {snapshot.state === 'success_changecode' ? (
            'Вспомнили пароль?'
          ) : (
            <>Войти в&nbsp;кабинет</>
          )}
        </LinkButton>
      }
    >
      {/* Tells the password manager whose password it keeps. */}
      <input hidden name="username" autoComplete="username" value={phone} readOnly />
      <PasswordField
        {...bindField('password', screen)}
        label="Новый пароль"
        autoComplete="new-password"
        data-autofocus
        hint={<StrengthMeter password={password} known={[phone, email, lastName, name]} />}
      />
      <PasswordField
        {...bindField('rpassword', screen)}
        label="Повторите пароль"
        autoComplete="new-password"
      />
    </AuthForm>
  );
}
