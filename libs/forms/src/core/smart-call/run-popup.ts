import {
  nextPopup,
  startPopup,
  type PopupDelays,
  type PopupEvent,
  type PopupState,
} from './popup-timer.ts';

/** What a running popup needs of the page it is on. */
export interface PopupPage {
  /** When the page was opened, in milliseconds since the epoch: the first delay runs from then. @default now */
  openedAt?: number | undefined;
  /** Whether a field has the focus or a modal is open. */
  isBusy: () => boolean;
  /** Called with each new state. */
  onState: (state: PopupState) => void;
}

/** A popup at work. */
export interface RunningPopup {
  closed: () => void;
  sent: () => void;
  /** Ends it without a word: the page has changed. */
  stop: () => void;
}

/** Milliseconds that a timer of the platform can wait; a longer delay would end at once. */
const LONGEST = 2 ** 31 - 1;

/** Runs a popup's timer on the clock of the page. */
export function runPopup(
  delays: PopupDelays,
  { openedAt = Date.now(), isBusy, onState }: PopupPage,
): RunningPopup {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state = startPopup(delays, openedAt);

  const wait = () => {
    clearTimeout(timer);
    if (state.phase !== 'waiting') return;
    timer = setTimeout(
      () => happen({ type: 'time.passed', busy: isBusy() }),
      Math.min(Math.max(0, state.dueAt - Date.now()), LONGEST),
    );
  };
  const happen = (event: PopupEvent) => {
    state = nextPopup(state, event, delays, Date.now());
    wait();
    onState(state);
  };

  wait();
  return {
    closed: () => happen({ type: 'popup.closed' }),
    sent: () => happen({ type: 'call.sent' }),
    stop: () => clearTimeout(timer),
  };
}
