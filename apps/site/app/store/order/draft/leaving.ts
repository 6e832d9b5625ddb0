import type { InputOf } from '@m30/api/client';

type StepDraft = InputOf<'Order.SaveDraft'>;

const keyOf = ({ guid, step }: Pick<StepDraft, 'guid' | 'step'>) => `order.${step}.${guid}`;

/**
 * Keeps a draft whose page is going: an ordinary request dies with it, a beacon outlives it. A reload may be
 * drawn before the beacon has arrived, so this tab remembers the draft as well.
 */
export function saveOnLeaving(draft: StepDraft): void {
  const body = new Blob([JSON.stringify(draft)], { type: 'application/json' });
  navigator.sendBeacon('/api/Order.SaveDraft', body);
  try {
    sessionStorage.setItem(keyOf(draft), JSON.stringify(draft.data));
  } catch {
    // A browser that keeps nothing still has the beacon.
  }
}

/** What this tab has stored of a step when its page was left; given once. */
export function takeUnsaved(step: Pick<StepDraft, 'guid' | 'step'>): unknown {
  try {
    const text = sessionStorage.getItem(keyOf(step));
    sessionStorage.removeItem(keyOf(step));
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
