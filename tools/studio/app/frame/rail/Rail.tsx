import { NavLink } from 'react-router';
import { Icon } from '@m30/ui-kit/icon';
import type { Desk } from '../desk/desk.ts';
import { Mark } from './Mark.tsx';
import styles from './Rail.module.css';

/** Desks of the person, at the left; on a phone at the foot. */
export function Rail({ desks }: { desks: readonly Desk[] }) {
  return (
    <nav className={styles.rail} aria-label="Столы">
      <NavLink to="/" className={styles.mark ?? ''} aria-label="Студия">
        <Mark />
      </NavLink>
      {desks.map(({ path, title, icon, apart, Waiting }) => (
        <NavLink
          key={path}
          to={`/${path}`}
          className={styles.desk ?? ''}
          data-apart={apart || undefined}
        >
          <Icon name={icon} />
          {title}
          {Waiting && <Waiting />}
        </NavLink>
      ))}
    </nav>
  );
}
