import { lazy, Suspense, useState } from 'react';
import { snapshotNames, snapshots } from '@m30/auth/examples';
import { Container } from '@m30/ui-kit/container';
import { PageHead } from '../../../components/page-head/PageHead.tsx';
import { SessionState } from './SessionState.tsx';
import styles from './AuthTestPage.module.css';

const StateWindow = lazy(() => import('./StateWindow.tsx'));

type Name = keyof typeof snapshots;
const names = Object.keys(snapshots) as Name[];

/** The login window in every state, and the visitor's session. */
export function AuthTestPage() {
  const [open, setOpen] = useState<Name | null>(null);
  return (
    <>
      <PageHead
        title="Состояния входа"
        note="Окно входа, регистрации и восстановления пароля в каждом состоянии. Примеры те же, что в Storybook и в тестах; кнопки внутри окна настоящие."
      />
      <Container>
        <SessionState />
        <section aria-labelledby="states">
          <h2 id="states" className={styles.title}>
            Состояния
          </h2>
          <ul className={styles.states}>
            {names.map((name) => (
              <li key={name}>
                <button type="button" className={styles.state} onClick={() => setOpen(name)}>
                  {snapshotNames[name]}
                  <code>
                    {snapshots[name].state} · {snapshots[name].step}
                  </code>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </Container>
      {open && (
        <Suspense>
          <StateWindow snapshot={snapshots[open]} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
