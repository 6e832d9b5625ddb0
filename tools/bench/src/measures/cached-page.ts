import { median, type Figure } from '../figures/figure.ts';
import { figureOf } from '../figures/rows.ts';
import { startPlain } from './plain-process.ts';
import { read, requestCost } from './request-cost.ts';

/** Requests of a round, and rounds; the servers take turns, so that a busy moment meets both. */
const REQUESTS = 4_000;
const WARM = 4;
const ROUNDS = 7;

/** As browsers ask. */
const BROTLI = { 'accept-encoding': 'br' };

/**
 * P13: processor time of a cached anonymous page against a plain Node server that sends the same bytes.
 * @param pid process of the product
 */
export async function cachedPage(origin: string, pid: number, path: string): Promise<Figure[]> {
  const target = { url: origin + path, pid };
  const plain = await startPlain(await read(target.url, BROTLI), 'br');
  try {
    const [ours, theirs]: [number[], number[]] = [[], []];
    // A process that has just started is still compiling what it runs.
    for (let round = 0; round < WARM + ROUNDS; round++) {
      // What is kept grows old within seconds: the page is made anew in between, as in real life.
      ours.push(await requestCost(target, REQUESTS, BROTLI));
      theirs.push(await requestCost(plain, REQUESTS, BROTLI));
    }
    const [page, string] = [median(ours.slice(WARM)), median(theirs.slice(WARM))];
    return [
      { id: 'P13', name: `processor time of a kept ${path}`, value: page, unit: 'ms' },
      { id: 'P13', name: 'plain Node server, the same bytes', value: string, unit: 'ms' },
      figureOf('P13', 'cached page against plain Node', page / string),
    ];
  } finally {
    plain.child.kill('SIGKILL');
  }
}
