import { useEffect, useState } from 'react';
import type { ResultOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { leave } from '@m30/shell/session';
import { Button } from '@m30/ui-kit/button';
import styles from './AuthTestPage.module.css';
import { ReserveState } from './ReserveState.tsx';

type User = ResultOf<'User.GetInfo'>['user'];

/** Who is logged in, as `User.GetInfo` says. */
export function SessionState() {
  const [user, setUser] = useState<User | 'unknown' | 'failed'>('unknown');

  useEffect(() => {
    const abort = new AbortController();
    browserApi.post('User.GetInfo', {}, { signal: abort.signal }).then(
      (answer) => setUser(answer.user),
      () => abort.signal.aborted || setUser('failed'),
    );
    return () => abort.abort();
  }, []);

  return (
    <section className={styles.session} aria-labelledby="session">
      <h2 id="session" className={styles.title}>
        Сессия
      </h2>
      <div aria-live="polite">
        {user === 'unknown' && <p>Узнаём, кто вошёл…</p>}
        {user === 'failed' && <p>Сервер не&nbsp;ответил. Обновите страницу</p>}
        {user === null && <p>Никто не&nbsp;вошёл</p>}
        {user !== null && typeof user === 'object' && (
          <>
            <dl className={styles.user}>
              <dt>Покупатель</dt>
              <dd>{user.name_full}</dd>
              <dt>id</dt>
              <dd>{user.id}</dd>
              <dt>guid</dt>
              <dd>{user.guid}</dd>
            </dl>
            <ReserveState user={user} />
            <Button variant="secondary" size="small" onClick={() => void leave()}>
              Выйти
            </Button>
          </>
        )}
        {user === null && (
          <Button variant="secondary" size="small" data-modal-trigger="login">
            Войти
          </Button>
        )}
      </div>
    </section>
  );
}
