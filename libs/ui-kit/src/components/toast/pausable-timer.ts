/** A timeout that can be held. */
export interface PausableTimer {
  /** Stops the clock; what is left stays left. */
  pause: () => void;
  /** Lets the rest run. */
  resume: () => void;
  /** Stops for good. */
  cancel: () => void;
}

/** Calls back once after `duration` milliseconds of running time; running from the beginning. */
export function startPausableTimer(duration: number, onEnd: () => void): PausableTimer {
  let left = duration;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const resume = () => {
    if (over || timer !== undefined) return;
    startedAt = Date.now();
    timer = setTimeout(() => {
      over = true;
      onEnd();
    }, left);
  };
  const pause = () => {
    if (over || timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left = Math.max(0, left - (Date.now() - startedAt));
  };
  const cancel = () => {
    over = true;
    clearTimeout(timer);
  };
  resume();
  return { pause, resume, cancel };
}
