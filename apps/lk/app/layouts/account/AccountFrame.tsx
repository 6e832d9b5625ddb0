import type { ReactNode } from 'react';
import type { ResultOf } from '@m30/api/client';
import { CookieNotice } from '@m30/shell/consent';
import type { User } from '@m30/shell/guard';
import { Icon } from '@m30/ui-kit/icon';
import { SkipLink } from '@m30/ui-kit/skip-link';
import styles from './AccountFrame.module.css';
import { AccountFooter } from './AccountFooter.tsx';
import { AccountHeader } from './AccountHeader.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { AccountTabs } from './AccountTabs.tsx';

/** Header, menus and footer of the account, as the API gives them. */
export type AccountTemplate = ResultOf<'LK.GetTemplate'>;

export interface AccountFrameProps {
  template: AccountTemplate;
  /** `null` shows the frame without the account's menu (spec §6). */
  user: User | null;
  /** «Суббота, 21 ноября». */
  today: string;
  children: ReactNode;
}

/** What stands around every page of the account. */
export function AccountFrame({ template, user, today, children }: AccountFrameProps) {
  return (
    <div className={styles.page} data-guest={user ? undefined : ''}>
      <SkipLink href="#main" />
      <CookieNotice />
      <div className={styles.frame}>
        <AccountHeader template={template} user={user} />
        {user && <AccountMenu items={template.menu_header} />}
        <main id="main" className={styles.main} tabIndex={-1}>
          {user && (
            <p className={styles.top}>
              <span>{today}</span>
              <a className={styles.name} href="/lk/profile">
                <Icon name="user" size={18} />
                {user.name_full}
              </a>
            </p>
          )}
          {children}
        </main>
      </div>
      <AccountFooter template={template} user={user} />
      {user && <AccountTabs items={template.menu_header} />}
    </div>
  );
}
