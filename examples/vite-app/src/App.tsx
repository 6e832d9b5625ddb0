import { useState } from 'react';
import { FormsProvider } from '@m30/forms';
import { CallbackForm, CallbackModal } from '@m30/forms/callback';
import { Button } from '@m30/ui-kit/button';
import { forms } from './forms.ts';

/** A page of another company: it brings its own backend to the forms. */
export function App() {
  const [open, setOpen] = useState(false);
  return (
    <FormsProvider forms={forms}>
      <main>
        <h1>Дом у реки</h1>
        <Button onClick={() => setOpen(true)}>Заказать звонок</Button>
        <CallbackForm variant="inline" title="Остались вопросы" />
        <CallbackModal open={open} onClose={() => setOpen(false)} />
      </main>
    </FormsProvider>
  );
}
