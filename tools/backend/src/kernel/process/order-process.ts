import type { ChildProcess } from 'node:child_process';

/** Milliseconds without an order after which a process is let go. */
const IDLE = 10_000;

/** Carries out orders in a process of its own. */
export interface OrderProcess<Order, Done> {
  order(order: Order): Promise<Done>;
  /** Ends the process; what waits for it is rejected. */
  close(): void;
}

interface Options<Delivery, Done> {
  /** «the encoder», for errors. */
  name: string;
  /** Starts the process: it answers each order, which has an `id`, with a delivery that has the same. */
  run: () => ChildProcess;
  /** What an order comes to; throws where it failed. */
  read: (delivery: Delivery) => Done;
  /** Milliseconds without an order after which the process is let go. @default 10 000 */
  idle?: number;
}

interface Waiting<Done> {
  resolve: (done: Done) => void;
  reject: (error: unknown) => void;
}

/** Starts a process with the first order, and lets it go when nothing was ordered for a while: its memory is given back. */
export function createOrderProcess<Order extends object, Delivery extends { id: number }, Done>({
  name,
  run,
  read,
  idle = IDLE,
}: Options<Delivery, Done>): OrderProcess<Order, Done> {
  const waiting = new Map<number, Waiting<Done>>();
  let child: ChildProcess | null = null;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const started = run();
    started.on('message', (delivery: Delivery) => {
      settle(delivery);
      if (waiting.size === 0) timer = setTimeout(letGo, idle).unref();
    });
    started.on('error', failAll);
    started.on('exit', (code) => {
      if (child !== started) return;
      child = null;
      failAll(new Error(`${name} ended with ${code}`));
    });
    // The server may end while it runs.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function settle(delivery: Delivery) {
    const ordered = waiting.get(delivery.id);
    waiting.delete(delivery.id);
    try {
      ordered?.resolve(read(delivery));
    } catch (error) {
      ordered?.reject(error);
    }
  }

  function letGo() {
    const idleOne = child;
    child = null;
    if (idleOne?.connected) idleOne.disconnect();
  }

  function failAll(error: Error) {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    order: (order) =>
      new Promise((resolve, reject) => {
        clearTimeout(timer);
        const id = ++last;
        waiting.set(id, { resolve, reject });
        child ??= begin();
        child.send({ ...order, id }, (error) => error && failAll(error));
      }),
    close() {
      clearTimeout(timer);
      letGo();
      failAll(new Error('closed'));
    },
  };
}
