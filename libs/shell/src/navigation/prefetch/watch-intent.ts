import { linkOf, type Link } from '../link/link-of.ts';

/** Milliseconds that a pointer rests on a link before that means something. */
const REST = 60;

/** Tells which link the visitor is about to follow: pointed at, touched, or focused. */
export function watchIntent(onIntent: (link: Link) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const options = { capture: true, passive: true };
  const now = (event: Event) => {
    const link = linkOf(event.target);
    if (link) onIntent(link);
  };
  const soon = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event.target);
    if (link) timer = setTimeout(() => onIntent(link), REST);
  };
  addEventListener('pointerover', soon, options);
  addEventListener('touchstart', now, options);
  addEventListener('focusin', now, options);
}
