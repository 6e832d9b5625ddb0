import { isCurrent, LogoutForm } from '@m30/shell/menu';
import { Icon } from '@m30/ui-kit/icon';
import type { AccountTemplate } from './AccountFrame.tsx';
import styles from './AccountMenu.module.css';
import { CounterMark } from './CounterMark.tsx';
import { menuIcon } from './menu-icon.ts';
import { useAccountPath } from './use-account-path.ts';
import { useCounters } from './use-counters.ts';

/** Sections of the account beside the page, and the way out; phones have tabs instead. */
export function AccountMenu({ items }: { items: AccountTemplate['menu_header'] }) {
  const pathname = useAccountPath();
  const counters = useCounters();
  return (
    <nav className={styles.menu} aria-label="Кабинет">
      <ul>
        {items.map(({ label, link, icon, starts }) => (
          <li key={link} className={styles.entry} data-starts={starts || undefined}>
            <a className={styles.item} href={link} aria-current={isCurrent(link, pathname)}>
              <Icon name={menuIcon(icon)} />
              {label}
              <CounterMark counter={counters.get(link)} />
            </a>
          </li>
        ))}
      </ul>
      <LogoutForm className={styles.logout}>
        {(leaving) => (
          <button className={styles.item} type="submit" disabled={leaving}>
            <Icon name="logout" />
            Выйти
          </button>
        )}
      </LogoutForm>
    </nav>
  );
}
