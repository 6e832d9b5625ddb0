import type { User } from '@m30/shell/guard';
import { Logo } from '@m30/shell/logo';
import { IconButton } from '@m30/ui-kit/icon-button';
import { phoneHref } from '@m30/ui-kit/format';
import type { AccountTemplate } from './AccountFrame.tsx';
import styles from './AccountHeader.module.css';
import { LogoutForm } from './LogoutForm.tsx';

/** Props of {@link AccountHeader}. */
export interface AccountHeaderProps {
  template: AccountTemplate;
  user: User | null;
}

/** Header of the account: logo, tagline, how to call, and on phones the way out (spec §2). */
export function AccountHeader({ template, user }: AccountHeaderProps) {
  const { logo, tagline, phone } = template;
  return (
    <header className={styles.header}>
      <div className={styles.logo}>
        <Logo name={logo} />
      </div>
      <div className={styles.contact}>
        <p className={styles.tagline}>{tagline.main}</p>
        <a className={styles.call} href="/kontakty" data-modal-trigger="callRequest">
          Заказать звонок
        </a>
        <a className={styles.phone} href={phoneHref(phone.value)}>
          {phone.value}
        </a>
        <span className={styles.caption}>{phone.caption}</span>
        <IconButton
          className={styles.mobile}
          href={phoneHref(phone.value)}
          label={`Позвонить ${phone.value}`}
          icon="phone"
          iconSize={22}
        />
        {user && (
          <LogoutForm className={styles.logout}>
            {(leaving) => (
              <IconButton
                type="submit"
                label="Выйти"
                icon="logout"
                iconSize={22}
                disabled={leaving}
              />
            )}
          </LogoutForm>
        )}
      </div>
    </header>
  );
}
