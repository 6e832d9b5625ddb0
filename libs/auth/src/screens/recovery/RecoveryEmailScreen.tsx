import { PhoneField } from '@m30/forms/phone';
import { AuthForm } from '../shared/AuthForm.tsx';
import { bindField } from '../shared/bind-field.ts';
import { LinkButton } from '../shared/LinkButton.tsx';
import { PlainField } from '../shared/PlainField.tsx';
import type { ScreenProps } from '../shared/screen-props.ts';

/** State `change_password_email`, its form: the phone of the account and its mailbox. */
export function RecoveryEmailScreen(screen: ScreenProps) {
  const { snapshot, send } = screen;
  return (
    <AuthForm
      snapshot={snapshot}
      onSubmit={() => send({ type: 'form.submitted' })}
      submitLabel="Отправить код на&nbsp;Email"
      links={
        <>
          <LinkButton onClick={() => send({ type: 'login.opened' })}>Вспомнили пароль?</LinkButton>
          <LinkButton onClick={() => send({ type: 'phone.reopened' })}>
            Получить код в&nbsp;СМС
          </LinkButton>
        </>
      }
    >
      <PhoneField {...bindField('phone', screen)} autoComplete="username" />
      <PlainField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        hint="Которую вы&nbsp;указали при регистрации или в&nbsp;профиле"
        {...bindField('email', screen)}
      />
    </AuthForm>
  );
}
