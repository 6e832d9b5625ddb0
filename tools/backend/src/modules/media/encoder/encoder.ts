import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createOrderProcess } from '../../../kernel/process/order-process.ts';
import { createLimit } from '../../../kernel/time/limit.ts';
import type { Delivery, Job, Order } from './job.ts';

/** What the process runs. */
export const MAIN = fileURLToPath(new URL('./process.ts', import.meta.url));

/**
 * Starts the process. With an arena of memory for each thread glibc keeps twice of what one picture takes.
 */
const start = () => fork(MAIN, { execArgv: [], env: { ...process.env, MALLOC_ARENA_MAX: '2' } });

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

/**
 * Makes pictures in a process of its own: it takes a quarter of a gigabyte, and gives it back by ending when
 * nothing was ordered for a while. Each picture is made once, so that there is mostly none.
 * @param idle milliseconds
 * @param run starts the process
 */
export function createEncoder(idle?: number, run = start): Encode {
  const { order } = createOrderProcess<Omit<Order, 'id'>, Delivery, void>({
    ...{ name: 'the encoder', run, ...(idle !== undefined && { idle }) },
    read({ failure }) {
      if (failure) throw new NoPicture(failure.text, failure.isTooLarge);
    },
  });
  return (job, path) => order({ job, path });
}

/** Encoding an AVIF takes a core for some tenths of a second. */
const AT_ONCE = 2;

const inTurn = createLimit(AT_ONCE);
const encoder = createEncoder();

/** Makes pictures in the one process that all parts of a server share, two at a time. */
export const encode: Encode = (job, path) => inTurn(() => encoder(job, path));
