import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Delivery, Job, Order } from './job.ts';

/** What the process runs. */
export const MAIN = fileURLToPath(new URL('./process.ts', import.meta.url));

/** Milliseconds without an order after which the process is let go. */
const IDLE = 10_000;

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/**
 * Makes pictures in a process of its own: it takes a quarter of a gigabyte, and gives it back by ending when
 * nothing was ordered for a while. Each picture is made once, so that there is mostly none.
 * @param idle milliseconds
 * @param run starts the process
 * @returns writes the picture of a job to a file
 */
export function createEncoder(
  idle = IDLE,
  run = () => fork(MAIN, { execArgv: [] }),
): (job: Job, path: string) => Promise<void> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = run();
    started.on('message', ({ id, failure }: Delivery) => {
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (failure === undefined) resolve?.();
      else reject?.(new Error(failure));
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
      child ??= start();
      const order: Order = { id, job, path };
      child.send(order, (error) => error && failAll(error));
    });
}
