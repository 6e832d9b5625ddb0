import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '@m30/ui-kit/skip-link';
import { useMe } from '../api/session.ts';
import { useShortcutListener } from '../keys/shortcuts.ts';
import type { Desk } from './desk/desk.ts';
import styles from './Frame.module.css';
import { KeysLine } from './keys-line/KeysLine.tsx';
import { Palette } from './palette/Palette.tsx';
import { Rail } from './rail/Rail.tsx';
import { TopLine } from './top-line/TopLine.tsx';

/** What stands around every desk: rail, top line, keys. A desk that the person may not use is not there. */
export function Frame({ desks }: { desks: readonly Desk[] }) {
  const { may } = useMe();
  const own = desks.filter(({ rights }) => !rights || rights.some(may));
  useShortcutListener();
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Rail desks={own} />
      <div className={styles.work}>
        <TopLine />
        <main id="main" className={styles.main} tabIndex={-1}>
          <Suspense>
            <Outlet context={own} />
          </Suspense>
        </main>
        <KeysLine />
      </div>
      <Palette desks={own} />
    </div>
  );
}
