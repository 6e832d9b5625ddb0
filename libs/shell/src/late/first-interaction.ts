import { onFirstInteraction } from './on-first-interaction.ts';

/** Reach a page without a pointer or a key: assistive technology, and Back, which waits for late parts. */
const WITHOUT_POINTER = ['click', 'focusin', 'popstate'];

const { promise, resolve } = Promise.withResolvers<void>();
let listening = false;

/** Resolves at the visitor's first interaction of any kind; at once if there has been one. */
export function firstInteraction(): Promise<void> {
  if (!listening) {
    listening = true;
    if (navigator.userActivation?.hasBeenActive) resolve();
    onFirstInteraction(resolve);
    for (const type of WITHOUT_POINTER)
      window.addEventListener(type, () => resolve(), { once: true });
  }
  return promise;
}

/** Hydrates the late parts without an interaction: there is something of this visitor to show. */
export const hydrateNow: () => void = resolve;
