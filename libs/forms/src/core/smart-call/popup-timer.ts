/** Seconds until a popup without a delay of its own shows itself (specification, §9). */
const DEFAULT_DELAY = 60;

/** Seconds after which a popup that was due while the visitor was busy looks again. */
const RETRY_DELAY = 3;

/** Delays of a popup in seconds, as the server tells them. */
export interface PopupDelays {
  timer?: number | undefined;
  timer_repeat?: number | undefined;
}

/** Where a popup stands; moments in milliseconds. */
export type PopupState =
  | { phase: 'waiting'; dueAt: number; isRepeat: boolean }
  | { phase: 'shown'; isRepeat: boolean }
  | { phase: 'confirmed' }
  | { phase: 'over' };

/** What happens to a popup. */
export type PopupEvent =
  /** Time has passed; `busy` while a field has the focus or a modal is open. */
  { type: 'time.passed'; busy: boolean } | { type: 'popup.closed' } | { type: 'call.sent' };

/** The popup of a page that was opened at a moment in milliseconds. */
export function startPopup({ timer }: PopupDelays, openedAt: number): PopupState {
  const delay = timer && timer > 0 ? timer : DEFAULT_DELAY;
  return { phase: 'waiting', dueAt: openedAt + delay * 1000, isRepeat: false };
}

/**
 * The next state of a popup (specification, §4): hidden until its timer ends, then shown; closed, it comes back once
 * where the server gave an interval; after a sent request never. A busy visitor defers it and does not lose it.
 */
export function nextPopup(
  state: PopupState,
  event: PopupEvent,
  { timer_repeat: repeat }: PopupDelays,
  now: number,
): PopupState {
  switch (event.type) {
    case 'time.passed':
      if (state.phase !== 'waiting' || now < state.dueAt) return state;
      if (event.busy) return { ...state, dueAt: now + RETRY_DELAY * 1000 };
      return { phase: 'shown', isRepeat: state.isRepeat };
    case 'popup.closed':
      if (state.phase === 'shown' && !state.isRepeat && repeat && repeat > 0) {
        return { phase: 'waiting', dueAt: now + repeat * 1000, isRepeat: true };
      }
      return { phase: 'over' };
    case 'call.sent':
      // A request that was answered after the window had been closed cancels the timer all the same.
      return { phase: state.phase === 'shown' ? 'confirmed' : 'over' };
  }
}
