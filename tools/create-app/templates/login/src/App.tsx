import { useEffect, useState } from 'react';
import { createApi, type Api } from '@m30/api/client';
import { createAuthEffects, LoginModal, logout, watchLogout, type AuthEffects } from '@m30/auth';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';

interface AppProps {
  /** Calls of the page; another client in tests. */
  api?: Api;
  /** What the window of login does; other effects in tests. */
  effects?: AuthEffects;
}

const ready = createApi();

/** The page: says who is logged in, and opens the window of login for a guest. */
export function App({ api = ready, effects }: AppProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState<string | null>();
  const [ownEffects] = useState(() => effects ?? createAuthEffects(api));
  useEffect(() => {
    api.post('User.GetInfo', {}).then(
      ({ user }) => setName(user && user.name_full),
      () => setName(null),
    );
    return watchLogout();
  }, [api]);
  return (
    <Container>
      <main>
        <h1>Личный кабинет</h1>
        {name && <p>Здравствуйте, {name}</p>}
        {name && <Button onClick={() => void logout(api)}>Выйти</Button>}
        {name === null && <Button onClick={() => setOpen(true)}>Войти</Button>}
        <LoginModal
          open={open}
          onClose={() => setOpen(false)}
          effects={ownEffects}
          policy="/privacy"
        />
      </main>
    </Container>
  );
}
