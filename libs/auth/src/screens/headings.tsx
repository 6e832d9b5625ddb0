import { Icon } from '@m30/ui-kit/icon';
import type { ReactNode } from 'react';
import { LinkButton } from './shared/LinkButton.tsx';
import type { ScreenProps } from './shared/screen-props.ts';
import styles from './headings.module.css';

/** Words at the top of the window. */
export interface Heading {
  title: ReactNode;
  lead: ReactNode;
}

/** Heading of every state but `auth`, and of its steps. */
export function headingOf({ snapshot, send }: ScreenProps): Heading {
  const { state, step, channel } = snapshot;
  if (step === 'code') {
    return channel === 'sms'
      ? { title: <>Код из&nbsp;СМС</>, lead: <SentBySms {...{ snapshot, send }} /> }
      : { title: <>Код из&nbsp;письма</>, lead: <SentByEmail {...{ snapshot, send }} /> };
  }
  switch (state) {
    case 'register':
      return step === 'email'
        ? { title: <>Код на&nbsp;Email</>, lead: <>Пришлём шесть цифр на&nbsp;эту почту.</> }
        : { title: 'Регистрация', lead: <>Пришлём код подтверждения в&nbsp;СМС.</> };
    case 'change_password':
      return {
        title: 'Восстановление пароля',
        lead: <>Пришлём код в&nbsp;СМС на&nbsp;телефон вашего кабинета.</>,
      };
    case 'change_password_email':
      return {
        title: 'Восстановление пароля',
        lead: <>Пришлём код, если эта почта указана в&nbsp;кабинете.</>,
      };
    case 'success_changecode':
      return { title: 'Смена пароля', lead: <>Код подошёл. Придумайте новый пароль.</> };
    case 'success_appenpassword':
      return {
        title: <>Пароль для кабинета</>,
        lead: <>Код подошёл. Придумайте пароль, чтобы входить в&nbsp;кабинет.</>,
      };
    case 'success':
      return {
        title: <Done>Вы&nbsp;зарегистрированы</Done>,
        lead: snapshot.inside ? (
          <>
            Вы&nbsp;уже вошли. В&nbsp;следующий раз входите по&nbsp;номеру телефона и&nbsp;паролю.
          </>
        ) : (
          <>Входите по&nbsp;номеру телефона и&nbsp;паролю.</>
        ),
      };
    default:
      return {
        title: <Done>Пароль изменён</Done>,
        lead: <>На&nbsp;других устройствах войдите с&nbsp;новым паролем.</>,
      };
  }
}

function SentBySms({ snapshot, send }: ScreenProps) {
  return (
    <>
      Отправили шесть цифр на <span className={styles.whole}>{snapshot.fields.phone}</span>.{' '}
      <LinkButton inline onClick={() => send({ type: 'phone.reopened' })}>
        Изменить номер.
      </LinkButton>
    </>
  );
}

function SentByEmail({ snapshot, send }: ScreenProps) {
  if (snapshot.state === 'register') {
    return (
      <>
        Отправили шесть цифр на {snapshot.fields.email}.{' '}
        <LinkButton inline onClick={() => send({ type: 'email.chosen' })}>
          Изменить адрес.
        </LinkButton>
      </>
    );
  }
  return (
    <>
      Отправили письмо на {snapshot.mail.blur}. Если эта почта указана в&nbsp;кабинете,
      в&nbsp;письме шесть цифр.{' '}
      <LinkButton inline onClick={() => send({ type: 'phone.reopened' })}>
        Изменить номер.
      </LinkButton>
    </>
  );
}

function Done({ children }: { children: ReactNode }) {
  return (
    <>
      <span className={styles.mark}>
        <Icon name="check" size={28} />
      </span>
      {children}
    </>
  );
}
