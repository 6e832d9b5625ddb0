'use client'; // where React Server Components are used
import { FormsProvider } from '@m30/forms';
import { CallbackForm } from '@m30/forms/callback';
import { port } from './port.ts';

export const Callback = () => (
  <FormsProvider forms={port}>
    <CallbackForm />
  </FormsProvider>
);
