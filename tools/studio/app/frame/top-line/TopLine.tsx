import { useSetAtom } from 'jotai';
import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Key } from '../../components/key/Key.tsx';
import { paletteAtom } from '../palette/palette-atom.ts';
import { PersonMenu } from './PersonMenu.tsx';
import { useMinute } from '../../time/useMinute.ts';
import styles from './TopLine.module.css';

/** Search, the moment in Moscow, and who works. */
export function TopLine() {
  const open = useSetAtom(paletteAtom);
  const now = useMinute();
  return (
    <header className={styles.line}>
      <button type="button" className={styles.find} onClick={() => open(true)}>
        <Icon name="search" size={16} />
        <span className={styles.words}>Человек, телефон, квартира, стол</span>
        <Key>Ctrl K</Key>
      </button>
      <time className={styles.now} dateTime={new Date(now).toISOString()}>
        {formatDate(now, 'weekday')}, {formatDate(now, 'time')}
      </time>
      <PersonMenu />
    </header>
  );
}
