import type { FormEvent } from 'react';

/** Fields with an event that React has dispatched: they have hydrated. */
const hydrated = new WeakSet<EventTarget>();

/**
 * `onInput` of the body: React calls it for the fields that it has hydrated alone, because it stops the events of those that it has not.
 */
export function noteHydrated({ target }: FormEvent): void {
  hydrated.add(target);
}

/** Whether React has dispatched an event of this field. */
export function hasHydrated(field: EventTarget): boolean {
  return hydrated.has(field);
}
