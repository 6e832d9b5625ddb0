import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createOrderProcess, type OrderProcess } from '../../../../kernel/process/order-process.ts';
import type { FlatDays, FlatLight } from '../core/flat-light.ts';
import type { LightDelivery, LightOrder } from './light-job.ts';

const MAIN = fileURLToPath(new URL('./process.ts', import.meta.url));

/** The process reads the workspace's sources, whoever starts it. */
const start = () =>
  fork(MAIN, {
    execArgv: ['--conditions=@m30/source', '--max-old-space-size=96', '--max-semi-space-size=4'],
    serialization: 'advanced',
  });

/** Calculates flats in a process of their own. */
export type LightWorker = OrderProcess<
  Omit<LightOrder, 'id'>,
  { light: FlatLight; days: FlatDays }
>;

/**
 * Light of a house takes a processor for a minute: that is done in a process apart from those that answer visitors, and
 * its memory is freed once nothing is ordered.
 */
export const createLightWorker = (run = start): LightWorker =>
  createOrderProcess({
    ...{ name: 'the process of light', run },
    read(delivery: LightDelivery) {
      if ('failure' in delivery) throw new Error(delivery.failure);
      return delivery;
    },
  });
