import { isCurrent } from '@m30/shell/menu';
import { Icon } from '@m30/ui-kit/icon';
import type { AccountTemplate } from './AccountFrame.tsx';
import styles from './AccountTabs.module.css';
import { menuIcon } from './menu-icon.ts';
import { useAccountPath } from './use-account-path.ts';

/** As many as stay 64 px wide on the narrowest phone. */
const MOST = 5;

/** The first sections of the account at the foot of a phone. */
export function AccountTabs({ items }: { items: AccountTemplate['menu_header'] }) {
  const pathname = useAccountPath();
  return (
    <nav className={styles.tabs} aria-label="Разделы кабинета" data-page-bar="">
      {items.slice(0, MOST).map(({ label, link, icon }) => (
        <a key={link} href={link} aria-current={isCurrent(link, pathname)}>
          <Icon name={menuIcon(icon)} size={22} />
          {label}
        </a>
      ))}
    </nav>
  );
}
