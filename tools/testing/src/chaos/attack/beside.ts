import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { peakMemory } from '@m30/bench/peak-memory';
import type { ProductProcess } from '../../fleet/product-process.ts';
import { SMALL } from './attacks.ts';

/** What visitors and the process met beside something else. */
export interface Beside {
  /** How often it was done. */
  turns: number;
  /** Milliseconds that 95 of 100 visitors waited for a page at most. */
  wait: number;
  /** Visitors who got no page. */
  refused: number;
  /** Millions of bytes that the process held at most meanwhile. */
  peak: number;
  /** Millions of bytes that the process which decodes pictures held at most; 0 where there was none. */
  encoder: number;
  /** The process answers after it. */
  lives: boolean;
}

/** Milliseconds that something is done over and over. */
const LONG = 6_000;

/** Milliseconds between two visitors. */
const PAUSE = 25;

const ATTACKER = new URL('./attacker.ts', import.meta.url);

let visitors = 0;

/** Makes an attack over and over while visitors ask for pages that nobody has asked for before. */
export async function beside(product: ProductProcess, attack: string): Promise<Beside> {
  const { pid = 0, port } = product;
  await forgetPeak(pid);
  const until = Date.now() + LONG;
  const worker = new Worker(ATTACKER, { workerData: { name: attack, port, until } });
  const ended = once(worker, 'message') as Promise<[turns: number]>;
  const waits: number[] = [];
  let refused = 0;
  while (Date.now() < until) {
    const start = performance.now();
    if (!(await visit(port))) refused += 1;
    waits.push(performance.now() - start);
    await sleep(PAUSE);
  }
  const [turns] = await ended;
  const lives = await visit(port);
  const peak = lives ? await peakMemory(pid) : Number.POSITIVE_INFINITY;
  const encoder = Math.max(0, ...(await Promise.all((await childrenOf(pid)).map(peakMemory))));
  waits.sort((a, b) => a - b);
  const wait = waits[Math.floor(waits.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  return { turns, wait, refused, peak, encoder, lives };
}

/** Fills what a process keeps of pages, so that nothing of that is counted as added. */
export async function warmUp({ port }: ProductProcess): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    await Promise.all(Array.from({ length: 8 }, () => visit(port)));
  }
}

/** Times that a process is looked at until its memory no longer grows. */
const MOST_LOOKS = 10;

/** Waits until a process holds no more beside small forms than before: its heap grows for a minute, attacked or not. */
export async function settle(product: ProductProcess): Promise<void> {
  let last = 0;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const { peak } = await beside(product, SMALL);
    if (peak < last * 1.01) return;
    last = peak;
  }
}

/** Asks from an address that no attack comes from; all of 127.0.0.0/8 is this machine. */
async function visit(port: number): Promise<boolean> {
  visitors += 1;
  const path = `/katalog?visitor=${visitors}`;
  return new Promise((resolve) => {
    const asked = get({ host: '127.0.0.1', localAddress: '127.0.0.2', port, path }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode === 200)).on('error', () => resolve(false));
      answer.resume();
    });
    asked.on('error', () => resolve(false));
  });
}

/** Has the peak counted from now on (proc(5), `clear_refs`). */
const forgetPeak = (pid: number) => writeFile(`/proc/${pid}/clear_refs`, '5');

/** Process ids of what the main thread of a process has started and what still runs (proc(5), `children`). */
async function childrenOf(pid: number): Promise<number[]> {
  const list = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return list.split(' ').filter(Boolean).map(Number);
}
