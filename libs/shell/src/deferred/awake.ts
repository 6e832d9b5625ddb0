import { onFirstGesture } from './first-gesture.ts';

/** Reach a page without a pointer or a key: assistive technology and Back, which waits for parts. */
const QUIET = ['click', 'focusin', 'popstate'];

const { promise, resolve } = Promise.withResolvers<void>();
let listening = false;

/** Resolves when the visitor first does anything at all; at once if he already has. */
export function awake(): Promise<void> {
  if (!listening) {
    listening = true;
    if (navigator.userActivation?.hasBeenActive) resolve();
    onFirstGesture(resolve);
    for (const type of QUIET) window.addEventListener(type, () => resolve(), { once: true });
  }
  return promise;
}

/** Brings the deferred parts to life without a gesture: there is something of the visitor to show. */
export const wake: () => void = resolve;
