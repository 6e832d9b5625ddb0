/**
 * `npm run test:load` (R11): finds what the product saturates at, then runs half of that for `LOAD_SECONDS`
 * (600): p99 within five times that of an idle product, no failed request, memory flat.
 */
import { readFile } from 'node:fs/promises';
import autocannon from 'autocannon';
import { keeping } from '@m30/bench/results';
import { withFleet } from './fleet/fleet.ts';
import { report } from './report.ts';

const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 600);

/** Seconds of the two short runs before it. */
const SHORT = Math.min(20, SECONDS);

const CONNECTIONS = 32;

/** What a visitor asks for, in the proportions of a visit: mostly pages and facets. */
const PATHS = [
  '/',
  '/katalog',
  '/katalog?rooms=1',
  '/katalog?rooms=2&priceTo=14000000',
  '/obekty',
  '/novosti',
  '/api/Objects.GetFilter?rooms=1,2',
  '/api/Objects.GetLots?rooms=2&sort=price',
  '/api/Objects.GetLots?priceTo=14000000&page=2',
  '/cart',
];

const requests = PATHS.map((path) => ({ method: 'GET' as const, path }));

await keeping('npm run test:load', () =>
  withFleet({ processes: 1 }, async ({ processes, front }) => {
    const [product] = processes;
    const url = `http://127.0.0.1:${product?.port}`;
    await autocannon({ url, requests, connections: CONNECTIONS, duration: SHORT });
    const idle = await autocannon({
      url,
      requests,
      connections: 1,
      overallRate: 20,
      duration: SHORT,
    });
    const full = await autocannon({ url, requests, connections: CONNECTIONS, duration: SHORT });
    const rate = Math.floor(full.requests.average / 2);
    console.log(
      `idle p99 ${idle.latency.p99} ms; saturated at ${full.requests.average}/s (${front.name} is not in the way)`,
    );

    const memory: number[] = [];
    const watch = setInterval(
      () => void residentMiB(product?.pid).then((now) => memory.push(now)),
      1000,
    );
    const half = await autocannon({
      url,
      requests,
      connections: CONNECTIONS,
      overallRate: rate,
      duration: SECONDS,
    });
    clearInterval(watch);

    const growth = growthOf(memory);
    const broken = half.non2xx + half.errors + half.timeouts;
    report([
      {
        id: 'R11',
        name: 'saturation of one process',
        value: full.requests.average,
        unit: 'requests/s',
      },
      {
        id: 'R11',
        name: `half of it (${rate}/s) for ${SECONDS} s: not answered 2xx`,
        row: 'R11 failed',
        value: broken,
        unit: 'requests',
        must: 0,
      },
      {
        id: 'R11',
        name: 'p99 against that of the idle product',
        row: 'R11 p99',
        value: half.latency.p99 / Math.max(1, idle.latency.p99),
        unit: '×',
        must: 5,
      },
      {
        id: 'R11',
        name: 'memory at the end against after the first fifth',
        row: 'R11 memory',
        value: growth,
        unit: '×',
        must: 1.15,
      },
      {
        id: 'P17',
        name: 'peak memory with PostgreSQL',
        value: Math.max(...memory),
        unit: 'MiB',
        must: 300,
      },
    ]);
  }),
);

/** Mean of the last fifth of the samples over that of the second. */
function growthOf(samples: readonly number[]): number {
  const fifth = Math.max(1, Math.floor(samples.length / 5));
  const mean = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
  return mean(samples.slice(-fifth)) / mean(samples.slice(fifth, fifth * 2));
}

/** What a process holds in memory, of Linux. */
async function residentMiB(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}
