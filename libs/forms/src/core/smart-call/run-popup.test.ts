import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextPopup, type PopupDelays, type PopupEvent, type PopupState } from './popup-timer.ts';
import { runPopup } from './run-popup.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start(delays: PopupDelays = {}) {
  const page = { busy: false, phase: 'waiting' as PopupState['phase'] };
  const popup = runPopup(delays, {
    isBusy: () => page.busy,
    onState: (state) => (page.phase = state.phase),
  });
  return { page, popup };
}

/** Lets seconds pass. */
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

describe('the first time', () => {
  test.each([
    ['a minute where the server says nothing', {}, 60],
    ['the seconds of the server', { timer: 15 }, 15],
    ['a minute for no delay', { timer: 0 }, 60],
    ['a minute for an impossible delay', { timer: -5 }, 60],
    ['longer than a timer of the platform can', { timer: 3_000_000 }, 3_000_000],
  ])('it waits %s', (_, delays, seconds) => {
    const { page } = start(delays);
    pass(seconds - 0.001);
    expect(page.phase).toBe('waiting');
    pass(0.001);
    expect(page.phase).toBe('shown');
  });
});

describe('on a page that was opened before its code came', () => {
  const opened = (secondsAgo: number) => {
    const onState = vi.fn();
    const openedAt = Date.now() - secondsAgo * 1000;
    runPopup({ timer: 60 }, { openedAt, isBusy: () => false, onState });
    return onState;
  };

  test('it waits for the rest of its time', () => {
    const onState = opened(25);
    pass(34.999);
    expect(onState).not.toHaveBeenCalled();
    pass(0.001);
    expect(onState).toHaveBeenCalledWith({ phase: 'shown', isRepeat: false });
  });

  test('it comes at once when its time is over', () => {
    const onState = opened(90);
    pass(0);
    expect(onState).toHaveBeenCalledWith({ phase: 'shown', isRepeat: false });
  });
});

describe('a visitor who closes it', () => {
  test('sees it once more after the interval, and then never', () => {
    const { page, popup } = start({ timer: 10, timer_repeat: 120 });
    pass(10);
    popup.closed();
    expect(page.phase).toBe('waiting');
    pass(119.999);
    expect(page.phase).toBe('waiting');
    pass(0.001);
    expect(page.phase).toBe('shown');
    popup.closed();
    expect(page.phase).toBe('over');
    pass(10_000);
    expect(page.phase).toBe('over');
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([{}, { timer_repeat: 0 }])(
    'does not see it again without an interval: %j',
    (repeat) => {
      const { page, popup } = start({ timer: 1, ...repeat });
      pass(1);
      popup.closed();
      expect(page.phase).toBe('over');
      pass(10_000);
      expect(page.phase).toBe('over');
    },
  );
});

describe('a sent request', () => {
  test('leaves the confirmation, and closing that ends it', () => {
    const { page, popup } = start({ timer: 1, timer_repeat: 5 });
    pass(1);
    popup.sent();
    expect(page.phase).toBe('confirmed');
    popup.closed();
    expect(page.phase).toBe('over');
    pass(10_000);
    expect(page.phase).toBe('over');
  });

  test('ends the timer of a popup that was closed before the answer came', () => {
    const { page, popup } = start({ timer: 1, timer_repeat: 5 });
    pass(1);
    popup.closed();
    popup.sent();
    expect(page.phase).toBe('over');
    pass(10_000);
    expect(page.phase).toBe('over');
  });

  test('closes for good on the second showing too', () => {
    const { page, popup } = start({ timer: 1, timer_repeat: 5 });
    pass(1);
    popup.closed();
    pass(5);
    popup.sent();
    expect(page.phase).toBe('confirmed');
  });
});

describe('a busy visitor', () => {
  test.each([
    ['the first showing', 0],
    ['the repeated one', 1],
  ])('is left alone, and %s comes when the hands are free', (_, closings) => {
    const { page, popup } = start({ timer: 10, timer_repeat: 10 });
    for (let closing = 0; closing < closings; closing++) {
      pass(10);
      popup.closed();
    }
    page.busy = true;
    pass(600);
    expect(page.phase).toBe('waiting');
    page.busy = false;
    pass(3);
    expect(page.phase).toBe('shown');
  });

  test('who is busy only before the time sees it in time', () => {
    const { page } = start({ timer: 10 });
    page.busy = true;
    pass(9);
    page.busy = false;
    pass(1);
    expect(page.phase).toBe('shown');
  });
});

test('another page ends it in any state', () => {
  for (const seconds of [0, 1]) {
    const { page, popup } = start({ timer: 1 });
    pass(seconds);
    const { phase } = page;
    popup.stop();
    pass(10_000);
    expect(page.phase).toBe(phase);
    expect(vi.getTimerCount()).toBe(0);
  }
});

describe('events that find nothing to change', () => {
  const events: PopupEvent[] = [
    { type: 'time.passed', busy: false },
    { type: 'time.passed', busy: true },
  ];
  const states: PopupState[] = [
    { phase: 'waiting', dueAt: 1000, isRepeat: false },
    { phase: 'shown', isRepeat: false },
    { phase: 'confirmed' },
    { phase: 'over' },
  ];
  test.each(states.flatMap((state) => events.map((event) => [state, event] as const)))(
    '%j stays at %j before its time',
    (state, event) => {
      expect(nextPopup(state, event, { timer_repeat: 5 }, 999)).toBe(state);
    },
  );
});
