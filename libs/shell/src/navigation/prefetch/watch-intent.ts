/** Milliseconds that a pointer rests on a link before that means something. */
const REST = 60;

const anchorOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Tells which link the visitor is about to follow: pointed at, touched, or focused. */
export function watchIntent(onIntent: (anchor: HTMLAnchorElement) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const options = { capture: true, passive: true };
  const now = (event: Event) => {
    const anchor = anchorOf(event);
    if (anchor) onIntent(anchor);
  };
  const soon = (event: Event) => {
    clearTimeout(timer);
    const anchor = anchorOf(event);
    if (anchor) timer = setTimeout(() => onIntent(anchor), REST);
  };
  addEventListener('pointerover', soon, options);
  addEventListener('touchstart', now, options);
  addEventListener('focusin', now, options);
}
