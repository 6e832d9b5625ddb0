import type { MouseEvent } from 'react';
import { isCurrent, MenuLink } from '@m30/shell/menu';
import { Icon } from '@m30/ui-kit/icon';
import type { AccountTemplate } from './AccountFrame.tsx';
import styles from './AccountTabs.module.css';
import { CounterMark } from './CounterMark.tsx';
import { menuIcon } from './menu-icon.ts';
import { useAccountPath } from './use-account-path.ts';
import { useCounters } from '../../store/counter/use-counters.ts';

/** With «Ещё» as many as stay 64 px wide on the narrowest phone. */
const MOST = 4;

/** The menu of the header, which the browser opens by itself where it knows commands. */
const MENU = 'phone-menu';
const OPEN = { commandfor: MENU, command: 'show-modal' };

/** The first sections of the account at the foot of a phone, and the way to all the others. */
export function AccountTabs({ items }: { items: AccountTemplate['menu_header'] }) {
  const pathname = useAccountPath();
  const counters = useCounters();
  const [shown, others] = [items.slice(0, MOST), items.slice(MOST)];
  const waiting = others.flatMap(({ link }) => counters.get(link) ?? []);
  const count = waiting.reduce((sum, counter) => sum + counter.count, 0);
  const isElsewhere = others.some(({ link }) => isCurrent(link, pathname));
  return (
    <nav className={styles.tabs} aria-label="Разделы кабинета" data-layer="bar">
      {shown.map((item) => (
        <MenuLink key={item.link} item={item} aria-current={isCurrent(item.link, pathname)}>
          <Icon name={menuIcon(item.link)} size={22} />
          {item.label}
          <CounterMark counter={counters.get(item.link)} />
        </MenuLink>
      ))}
      <button
        {...OPEN}
        type="button"
        aria-haspopup="dialog"
        data-current={isElsewhere || undefined}
        onClick={openWithoutCommands}
      >
        <Icon name="menu" size={22} />
        Ещё
        <CounterMark
          counter={count > 0 ? { link: '', count, label: `ждут вас: ${count}` } : undefined}
        />
      </button>
    </nav>
  );
}

/** The script does what commands would, in browsers without them. */
function openWithoutCommands(event: MouseEvent) {
  if ('command' in event.currentTarget) return;
  const menu = document.getElementById(MENU);
  if (menu instanceof HTMLDialogElement) menu.showModal();
}
