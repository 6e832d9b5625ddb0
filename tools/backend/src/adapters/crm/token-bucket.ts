import { setTimeout as sleep } from 'node:timers/promises';

interface BucketOptions {
  /** Requests a second that the other side takes for long. */
  perSecond: number;
  /** Requests that it takes at once. */
  burst: number;
  /** Milliseconds of a clock that only goes forward. */
  now?: () => number;
  wait?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
}

/** Waits until the next request is within the limit; requests wait in the order in which they come. */
export type Bucket = (signal?: AbortSignal) => Promise<void>;

/** Makes a bucket of a process; what several of them do too much the other side refuses, and it is tried again. */
export function createBucket({
  perSecond,
  burst,
  now = () => performance.now(),
  wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
}: BucketOptions): Bucket {
  let tokens = burst;
  let at = now();
  return async (signal) => {
    const moment = now();
    tokens = Math.min(burst, tokens + ((moment - at) / 1000) * perSecond) - 1;
    at = moment;
    if (tokens < 0) await wait((-tokens / perSecond) * 1000, signal);
  };
}
