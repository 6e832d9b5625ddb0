import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { median, type Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { startPlain } from './plain-process.ts';
import { peerLots } from './peers/peer-lots.ts';
import { startPeer, type Peer } from './peers/peer.ts';
import { read, requestCost, type Measured } from './request-cost.ts';
import { countElements, samePage } from './peers/same-page.ts';

const REQUESTS = 200;
/** The engine goes on compiling for two thousand requests: a process that serves has long done so. */
const WARM = 12;
const ROUNDS = 11;

/** How many elements the pages may differ by. */
const TOLERANCE = 0.03;

const ROUTER: Peer = {
  name: 'plain React Router page',
  folder: 'react-router',
  build: ['react-router', 'build'],
  start: ['node', 'server.js'],
};
const NEXT: Peer = {
  name: 'Next.js page',
  folder: 'next',
  installs: true,
  build: ['next', 'build'],
  start: ['next', 'start'],
};

/**
 * P12: processor time of the catalogue, rendered for each request, against the same page in a plain
 * React Router app, in Next.js and as a string of a bare Node server. The others get the lots as data
 * without asking for them, the rest of the page as plain elements; nobody compresses.
 */
export async function renderedPage(origin: string, pid: number, path: string): Promise<Figure[]> {
  const html = await read(origin + path);
  const page = { page: samePage(String(html)), lots: await peerLots(origin) };
  const outside = join(tmpdir(), 'm30-bench-peers');
  const plain = await startPlain(html, 'identity');
  const router = await startPeer(ROUTER, page, { outside, port: 4331 });
  const next = await startPeer(NEXT, page, { outside, port: 4332 });
  try {
    for (const peer of [router, next]) checkSame(html, await read(peer.url));
    const all: Measured[] = [{ url: origin + path, pid }, plain, router, next];
    const costs: number[][] = all.map(() => []);
    for (let round = 0; round < WARM + ROUNDS; round++) {
      for (const [at, one] of all.entries()) costs[at]?.push(await requestCost(one, REQUESTS));
    }
    const [ours = [], string = [], routers = [], nexts = []] = costs.map((own) => own.slice(WARM));
    const cost = (name: string, values: readonly number[]): Figure => ({
      ...{ id: 'P12', name: `processor time of a request: ${name}`, value: median(values) },
      unit: 'ms',
    });
    // Round by round: a machine that is slower for a while is so for all of them.
    const against = (others: readonly number[]) =>
      median(ours.map((own, round) => own / (others[round] ?? 0)));
    return [
      cost(`the product’s ${path}, not cached`, ours),
      cost(ROUTER.name, routers),
      cost(NEXT.name, nexts),
      cost('bare Node server, the same page as a string', string),
      figureOf('P12 router', 'rendered page against a plain React Router page', against(routers)),
      figureOf('P12 next', 'rendered page against a Next.js page', against(nexts)),
    ];
  } finally {
    for (const { child } of [plain, router, next]) child.kill('SIGKILL');
  }
}

/** @throws Error where a peer renders another page */
function checkSame(ours: Buffer, theirs: Buffer): void {
  const [own, other] = [countElements(String(ours)), countElements(String(theirs))];
  if (Math.abs(other / own - 1) > TOLERANCE) {
    throw new Error(`the product renders ${own} elements, another framework ${other}`);
  }
}
