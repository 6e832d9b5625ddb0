'use client'; // where React Server Components are used
import { useState } from 'react';
import { LoginModal } from '@m30/auth';
import { Button } from '@m30/ui-kit/button';
import { effects } from './effects.ts';

export function LoginButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Войти</Button>
      <LoginModal open={open} onClose={() => setOpen(false)} effects={effects} />
    </>
  );
}
