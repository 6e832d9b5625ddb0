/** Key in `history.state` of the entry that an open modal adds on a phone. */
export const BACK_ENTRY = 'modal';

/** Whether the current entry of the history is an open modal's. */
export function onBackEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && BACK_ENTRY in state;
}
