import { useState, type FormEvent, type ReactNode } from 'react';
import { leave } from '../session/index.ts';

export interface LogoutFormProps {
  className?: string | undefined;
  /** Renders the button that submits; it is passed whether the session is being ended. */
  children: (leaving: boolean) => ReactNode;
}

/** Ends the session; without JavaScript, or when the call fails, by a plain form. */
export function LogoutForm({ className, children }: LogoutFormProps) {
  const [leaving, setLeaving] = useState(false);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setLeaving(true);
    leave().catch(() => form.submit());
  }
  return (
    <form className={className} method="post" action="/lk/logout" onSubmit={submit}>
      {children(leaving)}
    </form>
  );
}
