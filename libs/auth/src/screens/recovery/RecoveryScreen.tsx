import { PhoneField } from '@m30/forms/phone';
import { AuthForm } from '../shared/AuthForm.tsx';
import { bindField } from '../shared/bind-field.ts';
import { LinkButton } from '../shared/LinkButton.tsx';
import type { ScreenProps } from '../shared/screen-props.ts';

/** State `change_password`, its form: the phone of the account. */
export function RecoveryScreen(screen: ScreenProps) {
  const { snapshot, send } = screen;
  return (
    <AuthForm
      snapshot={snapshot}
      onSubmit={() => send({ type: 'form.submitted' })}
      submitLabel="Получить код"
      links={
        <>
          <LinkButton onClick={() => send({ type: 'login.opened' })}>Вспомнили пароль?</LinkButton>
          <LinkButton onClick={() => send({ type: 'email.chosen' })}>
            Отправить код на&nbsp;Email
          </LinkButton>
        </>
      }
    >
      <PhoneField {...bindField('phone', screen)} autoComplete="username" />
    </AuthForm>
  );
}
