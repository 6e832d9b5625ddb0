/** Key in `history.state` of the entry that an open modal adds on a phone. */
export const BACK_ENTRY = 'modal';

let hear: ((event: PopStateEvent) => void) | null = null;

/**
 * Handles Back before the router does. Browsers call what listens to the window for it in the order of
 * coming, capturing or not: so the one listener is there before the router is.
 */
export function hearBackFirst(listener: (event: PopStateEvent) => void): void {
  hear = listener;
}

if (typeof window !== 'undefined') addEventListener('popstate', (event) => hear?.(event));

/** Whether the current entry of the history is an open modal's. */
export function onBackEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && BACK_ENTRY in state;
}
