import { PhoneField } from '@m30/forms/phone';
import { Checkbox } from '@m30/ui-kit/checkbox';
import { NO_SECOND_NAME } from '../../core/machine/words.ts';
import { AuthForm } from '../shared/AuthForm.tsx';
import { bindField } from '../shared/bind-field.ts';
import { Consents } from '../shared/Consents.tsx';
import { LinkButton } from '../shared/LinkButton.tsx';
import { PlainField } from '../shared/PlainField.tsx';
import type { ScreenProps } from '../shared/screen-props.ts';

/** State `register`, its form: who registers. */
export function RegisterScreen(screen: ScreenProps) {
  const { snapshot, send } = screen;
  const { second_name: secondName } = snapshot.fields;
  const declineSecondName = (declined: boolean) =>
    send({
      type: 'field.changed',
      name: 'second_name',
      value: declined ? NO_SECOND_NAME : '',
    });
  return (
    <AuthForm
      snapshot={snapshot}
      onSubmit={() => send({ type: 'form.submitted' })}
      submitLabel="Получить код"
      links={
        <LinkButton onClick={() => send({ type: 'login.opened' })}>Войти в&nbsp;кабинет</LinkButton>
      }
    >
      <PlainField
        label="Фамилия"
        autoComplete="family-name"
        maxLength={100}
        {...bindField('last_name', screen)}
      />
      <PlainField
        label="Имя"
        autoComplete="given-name"
        maxLength={100}
        {...bindField('name', screen)}
      />
      <div>
        <PlainField
          label="Отчество"
          autoComplete="additional-name"
          maxLength={100}
          {...bindField('second_name', screen)}
        />
        <Checkbox
          checked={secondName === NO_SECOND_NAME}
          onChange={({ target }) => declineSecondName(target.checked)}
        >
          нет отчества
        </Checkbox>
      </div>
      <PhoneField {...bindField('phone', screen)} />
      <PlainField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        {...bindField('email', screen)}
      />
      <Consents {...screen} />
    </AuthForm>
  );
}
