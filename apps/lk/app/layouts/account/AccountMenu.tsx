import { isCurrent, MenuLink } from '@m30/shell/menu';
import { Icon } from '@m30/ui-kit/icon';
import type { AccountTemplate } from './AccountFrame.tsx';
import styles from './AccountMenu.module.css';
import { CounterMark } from './CounterMark.tsx';
import { menuIcon } from './menu-icon.ts';
import { useAccountPath } from './use-account-path.ts';
import { useCounters } from '../../store/counter/use-counters.ts';

/** Sections of the account beside the page; phones have tabs instead. */
export function AccountMenu({ items }: { items: AccountTemplate['menu_header'] }) {
  const pathname = useAccountPath();
  const counters = useCounters();
  return (
    <nav className={styles.menu} aria-label="Кабинет">
      <ul>
        {items.map(({ starts, ...item }) => (
          <li key={item.link} className={styles.entry} data-starts={starts || undefined}>
            <MenuLink
              item={item}
              className={styles.item}
              aria-current={isCurrent(item.link, pathname)}
            >
              <Icon name={menuIcon(item.link)} />
              {item.label}
              <CounterMark counter={counters.get(item.link)} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
