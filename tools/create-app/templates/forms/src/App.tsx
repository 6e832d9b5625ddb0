import { useState } from 'react';
import { FormsProvider, type FormsPort } from '@m30/forms';
import { CallbackForm } from '@m30/forms/callback';
import { Container } from '@m30/ui-kit/container';
import { createForms } from './forms.ts';

const ready = () => createForms(import.meta.env['VITE_BACKEND']);

/** The page; `forms` is another host in tests. */
export function App({ forms }: { forms?: FormsPort }) {
  const [host] = useState(() => forms ?? ready());
  return (
    <FormsProvider forms={host}>
      <Container>
        <main>
          <h1>Дом у реки</h1>
          <CallbackForm variant="inline" title="Остались вопросы" />
        </main>
      </Container>
    </FormsProvider>
  );
}
