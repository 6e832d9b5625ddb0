import { useState } from 'react';
import { LoginModal } from '@m30/auth';
import { FormsProvider } from '@m30/forms';
import { CallbackForm, CallbackModal } from '@m30/forms/callback';
import { Button } from '@m30/ui-kit/button';
import { Container } from '@m30/ui-kit/container';
import { createAuth } from './auth.ts';
import { forms } from './forms.ts';
import { House } from './House.tsx';

/** A page of another company: it brings its own backends to the forms and to the login. */
export function App() {
  const [open, setOpen] = useState<'call' | 'login' | null>(null);
  const [isBuyer, setBuyer] = useState(false);
  const [auth] = useState(() => createAuth(() => setBuyer(true)));
  const close = () => setOpen(null);
  return (
    <FormsProvider forms={forms}>
      <Container>
        <main>
          <h1>Дом у реки</h1>
          {isBuyer && <p>Вы вошли</p>}
          <Button onClick={() => setOpen('call')}>Обратный звонок</Button>
          <Button onClick={() => setOpen('login')}>Личный кабинет</Button>
          <CallbackForm variant="inline" title="Остались вопросы" />
          <House />
          <CallbackModal open={open === 'call'} onClose={close} />
          <LoginModal open={open === 'login' && !isBuyer} onClose={close} effects={auth} />
        </main>
      </Container>
    </FormsProvider>
  );
}
