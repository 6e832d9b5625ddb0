import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createLimit } from '../../../kernel/time/limit.ts';
import type { Delivery, Job, Order } from './job.ts';

/** What the process runs. */
export const MAIN = fileURLToPath(new URL('./process.ts', import.meta.url));

/**
 * Starts the process. With an arena of memory for each thread glibc keeps twice of what one picture takes.
 */
const start = () => fork(MAIN, { execArgv: [], env: { ...process.env, MALLOC_ARENA_MAX: '2' } });

/** Milliseconds without an order after which the process is let go. */
const IDLE = 10_000;

/** A picture that cannot be made; whatever else goes wrong says nothing of the picture. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
  /** It would take more memory than one may. */
  readonly isTooLarge: boolean;

  constructor(text: string, isTooLarge: boolean) {
    super(text);
    this.isTooLarge = isTooLarge;
  }
}

/** Writes the picture of a job to a file, if one is drawn; rejects with NoPicture where none can be. */
export type Encode = (job: Job, path: string) => Promise<void>;

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * Makes pictures in a process of its own: it takes a quarter of a gigabyte, and gives it back by ending when
 * nothing was ordered for a while. Each picture is made once, so that there is mostly none.
 * @param idle milliseconds
 * @param run starts the process
 */
export function createEncoder(idle = IDLE, run = start): Encode {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const started = run();
    started.on('message', ({ id, failure }: Delivery) => {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (failure === undefined) resolve?.();
      else reject?.(new NoPicture(failure.text, failure.isTooLarge));
      if (waiting.size === 0) timer = setTimeout(letGo, idle).unref();
    });
    started.on('error', failAll);
    started.on('exit', (code) => {
      if (child !== started) return;
      child = null;
      failAll(new Error(`the encoder ended with ${code}`));
    });
    // The server may end while it runs.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function letGo() {
    const idleOne = child;
    child = null;
    idleOne?.disconnect();
  }

  function failAll(error: Error) {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return (job, path) =>
    new Promise((resolve, reject) => {
      clearTimeout(timer);
      const id = ++last;
      waiting.set(id, { resolve, reject });
      child ??= begin();
      const order: Order = { id, job, path };
      child.send(order, (error) => error && failAll(error));
    });
}

/** Encoding an AVIF takes a core for some tenths of a second. */
const AT_ONCE = 2;

const inTurn = createLimit(AT_ONCE);
const encoder = createEncoder();

/** Makes pictures in the one process that all parts of a server share, two at a time. */
export const encode: Encode = (job, path) => inTurn(() => encoder(job, path));
