import { AuthForm } from '../shared/AuthForm.tsx';
import { bindField } from '../shared/bind-field.ts';
import { LinkButton } from '../shared/LinkButton.tsx';
import { PlainField } from '../shared/PlainField.tsx';
import type { ScreenProps } from '../shared/screen-props.ts';

/** State `register`, the address for the code that goes by e-mail. */
export function EmailScreen(screen: ScreenProps) {
  const { snapshot, send } = screen;
  return (
    <AuthForm
      snapshot={snapshot}
      onSubmit={() => send({ type: 'form.submitted' })}
      submitLabel="Отправить код"
      links={
        <>
          {snapshot.resendAt.email === 0 && (
            <LinkButton onClick={() => send({ type: 'sms.chosen' })}>
              Ввести код из&nbsp;СМС
            </LinkButton>
          )}
          {snapshot.resendAt.email > 0 && (
            <LinkButton onClick={() => send({ type: 'phone.reopened' })}>
              Получить код в&nbsp;СМС
            </LinkButton>
          )}
          <LinkButton onClick={() => send({ type: 'login.opened' })}>
            Войти в&nbsp;кабинет
          </LinkButton>
        </>
      }
    >
      <PlainField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        data-autofocus
        {...bindField('email', screen)}
      />
    </AuthForm>
  );
}
