import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createOrderProcess, type OrderProcess } from '../../../../kernel/process/order-process.ts';
import type { ViewDelivery, ViewOrder } from './view-job.ts';

const MAIN = fileURLToPath(new URL('./process.ts', import.meta.url));

/** The process reads the workspace's sources, whoever starts it. */
const start = () =>
  fork(MAIN, {
    execArgv: ['--conditions=@m30/source', '--max-old-space-size=128'],
    serialization: 'advanced',
  });

/** Draws views in a process of their own. */
export type ViewWorker = OrderProcess<Omit<ViewOrder, 'id'>, void>;

/** A still takes a processor for a second or two: it is drawn apart from those that answer visitors. */
export const createViewWorker = (run = start): ViewWorker =>
  createOrderProcess({
    ...{ name: 'the process of views', run },
    read({ failure }: ViewDelivery) {
      if (failure) throw new Error(failure);
    },
  });
