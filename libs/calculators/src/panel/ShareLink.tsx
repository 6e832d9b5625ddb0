import { Button } from '@m30/ui-kit/button';
import { useEffect, useState, type MouseEvent } from 'react';

/** Milliseconds that «скопирована» stays. */
const SAID = 4_000;

/** A link to the state of a calculator; where script runs, a press copies its address. */
export function ShareLink({ href }: { href: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAID);
    return () => clearTimeout(timer);
  }, [copied]);

  function copy(event: MouseEvent<HTMLElement>) {
    // Pages without a secure origin have no clipboard: there the link opens the calculation.
    if (!navigator.clipboard) return;
    event.preventDefault();
    navigator.clipboard.writeText(new URL(href, window.location.href).href).then(
      () => setCopied(true),
      () => window.location.assign(href),
    );
  }

  return (
    <>
      <Button variant="ghost" size="small" href={href} onClick={copy}>
        {copied ? 'Ссылка скопирована' : 'Ссылка на\u00a0расчёт'}
      </Button>
      <span className="visually-hidden" role="status">
        {copied && 'Ссылка скопирована'}
      </span>
    </>
  );
}
