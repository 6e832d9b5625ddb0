import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FlatDays, FlatLight } from '../core/flat-light.ts';
import type { LightDelivery, LightOrder } from './light-job.ts';

const MAIN = fileURLToPath(new URL('./process.ts', import.meta.url));

/** The process reads the workspace's sources, whoever starts it. */
const start = () =>
  fork(MAIN, {
    execArgv: ['--conditions=@m30/source', '--max-old-space-size=96', '--max-semi-space-size=4'],
    serialization: 'advanced',
  });

/** Milliseconds without an order after which the process is let go. */
const IDLE = 10_000;

/** Calculates flats in a process of their own. */
export interface LightWorker {
  calculate(order: Omit<LightOrder, 'id'>): Promise<{ light: FlatLight; days: FlatDays }>;
  /** Ends the process; what waits for it is rejected. */
  close(): void;
}

interface Waiting {
  resolve: (done: { light: FlatLight; days: FlatDays }) => void;
  reject: (error: Error) => void;
}

/**
 * Light of a house takes a processor for a minute: that is done apart from whoever answers visitors, and
 * nothing of it is kept in memory once nobody orders.
 */
export function createLightWorker(run = start): LightWorker {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let last = 0;
  let timer: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const started = run();
    started.on('message', (delivery: LightDelivery) => {
      const { resolve, reject } = waiting.get(delivery.id) ?? {};
      waiting.delete(delivery.id);
      if ('failure' in delivery) reject?.(new Error(delivery.failure));
      else resolve?.(delivery);
      if (waiting.size === 0) timer = setTimeout(letGo, IDLE).unref();
    });
    started.on('error', failAll);
    started.on('exit', (code) => {
      if (child !== started) return;
      child = null;
      failAll(new Error(`the process of light ended with ${code}`));
    });
    // The server may end while it runs.
    started.unref();
    started.channel?.unref();
    return started;
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
    calculate: (order) =>
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
