import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Figure } from '../figures/figure.ts';
import { peakMemory } from './peak-memory.ts';
import { figureOf } from '../figures/rows.ts';

const CONNECTIONS = 32;
const SECONDS = 20;

/** What a visitor asks for: pages that are cached and pages that are not, facets, lists. */
const requests = [
  '/',
  '/katalog',
  '/katalog?rooms=1',
  '/katalog?rooms=2&priceTo=14000000',
  '/obekty',
  '/novosti',
  '/cart',
  '/api/Objects.GetFilter?rooms=1,2',
  '/api/Objects.GetLots?rooms=2&sort=price',
].map((path) => ({ method: 'GET' as const, path }));

/** P17: the most that a process has held since its start, after a load of pages, facets and pictures. */
export async function memoryUnderLoad(
  row: 'P17 server' | 'P17 embedded',
  origin: string,
  pid: number,
): Promise<Figure> {
  const { non2xx, errors } = await autocannon({
    url: origin,
    requests,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (non2xx || errors) throw new Error(`${non2xx + errors} requests failed under load`);
  await resizePictures(origin);
  const name = row === 'P17 server' ? 'PostgreSQL' : 'embedded database';
  return figureOf(
    row,
    `peak memory of a process under load, ${name}, first start included`,
    await peakMemory(pid),
  );
}

/** Pictures of a page, all at once, as the first visitor makes the process resize them. */
async function resizePictures(origin: string): Promise<void> {
  const html = await fetch(origin).then((answer) => answer.text());
  const paths = new Set([...html.matchAll(/\/media\/[^"\s,]+/g)].map(([path]) => path));
  await Promise.all(
    [...paths].map((path) => fetch(origin + path).then((answer) => answer.arrayBuffer())),
  );
  await sleep(200);
}
