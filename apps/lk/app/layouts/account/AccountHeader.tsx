import type { User } from '@m30/shell/guard';
import { Logo } from '@m30/shell/logo';
import { LogoutForm, PhoneMenu } from '@m30/shell/menu';
import { IconButton } from '@m30/ui-kit/icon-button';
import { phoneLink } from '@m30/ui-kit/format';
import { leadTrigger } from '@m30/ui-kit/lead-trigger';
import { NoticeBell } from '../../components/notice-bell/NoticeBell.tsx';
import type { AccountTemplate } from './AccountFrame.tsx';
import styles from './AccountHeader.module.css';
import { useAccountPath } from './use-account-path.ts';
import { useCounters } from '../../store/counter/use-counters.ts';

export interface AccountHeaderProps {
  template: AccountTemplate;
  user: User | null;
}

/** Header of the account: logo, tagline, how to call; the way out, and on phones a menu (spec §2). */
export function AccountHeader({ template, user }: AccountHeaderProps) {
  const { logo, tagline, phone } = template;
  return (
    <header className={styles.header}>
      <div className={styles.logo}>
        <Logo name={logo} />
      </div>
      <div className={styles.contact} data-layer="header">
        <p className={styles.tagline}>{tagline.main}</p>
        <a className={styles.call} {...leadTrigger('callRequest')}>
          Заказать звонок
        </a>
        <a className={styles.phone} {...phoneLink(phone.value)}>
          {phone.value}
        </a>
        <span className={styles.caption}>{phone.caption}</span>
        <IconButton
          className={styles.mobile}
          {...phoneLink(phone.value)}
          label="Позвонить в компанию"
          icon="phone"
          iconSize={22}
        />
        {user && <NoticeBell />}
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
        <Menu template={template} buyer={user !== null} />
      </div>
    </header>
  );
}

/** The account's menu for a buyer; a guest, whom the account does not know, gets none of it. */
function Menu({ template, buyer }: { template: AccountTemplate; buyer: boolean }) {
  const { logo, tagline, phone, menu_header, social } = template;
  const counters = useCounters();
  const items = menu_header.map((item) => {
    const count = counters.get(item.link)?.count;
    return { ...item, label: count ? `${item.label} (${count})` : item.label };
  });
  return (
    <PhoneMenu
      logo={logo}
      social={social}
      lists={buyer ? [{ label: 'Меню кабинета', items }] : []}
      tagline={tagline}
      phone={phone.value}
      pathname={useAccountPath()}
      buyer={buyer}
      account
    />
  );
}
