import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { peakMemory } from '../../../bench/src/peak-memory.ts';
import type { ProductProcess } from '../fleet/product-process.ts';

/** What visitors and the process met beside something else. */
export interface Beside {
  /** Milliseconds that 95 of 100 visitors waited for a page at most. */
  wait: number;
  /** Visitors who got no page. */
  refused: number;
  /** Millions of bytes that the process held at most meanwhile. */
  peak: number;
  /** The process answers after it. */
  lives: boolean;
}

/** Milliseconds that something is done over and over. */
const LONG = 8_000;

/** Milliseconds between two visitors. */
const PAUSE = 25;

let visitors = 0;

/** Does something over and over, and has visitors ask for pages that nobody has asked for before. */
export async function beside(
  product: ProductProcess,
  act: (port: number) => Promise<unknown>,
): Promise<Beside> {
  const { pid = 0, port, origin } = product;
  await forgetPeak(pid);
  const until = Date.now() + LONG;
  const acting = (async () => {
    do await act(port);
    while (Date.now() < until);
  })();
  const waits: number[] = [];
  let refused = 0;
  while (Date.now() < until) {
    const start = performance.now();
    if (!(await visit(origin))) refused += 1;
    waits.push(performance.now() - start);
    await sleep(PAUSE);
  }
  await acting;
  const lives = await visit(origin);
  const peak = lives ? await peakMemory(pid) : Number.POSITIVE_INFINITY;
  waits.sort((a, b) => a - b);
  const wait = waits[Math.floor(waits.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  return { wait, refused, peak, lives };
}

/** Fills what a process keeps of pages, so that nothing of that is counted as added. */
export async function warmUp({ origin }: ProductProcess): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    await Promise.all(Array.from({ length: 8 }, () => visit(origin)));
  }
}

async function visit(origin: string): Promise<boolean> {
  visitors += 1;
  try {
    const answer = await fetch(`${origin}/katalog?visitor=${visitors}`);
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}

/** Has the peak counted from now on (proc(5), `clear_refs`). */
const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5');
