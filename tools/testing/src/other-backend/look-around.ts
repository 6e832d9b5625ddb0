import { ProductProcess } from '../fleet/product-process.ts';
import { addressesOf, UNKNOWN, type Address } from './addresses.ts';
import { BUYER } from './stub-backend.ts';

const SAYS_SO = 'Раздел пока недоступен';

/** Pages that are asked for at once. */
const AT_ONCE = 4;

/** The product over another backend, and what was wrong with it. */
export interface Visited {
  origin: string;
  /** Status of each page by its pattern. */
  statuses: ReadonlyMap<string, number>;
  failed: string[];
}

export interface Visit {
  port: number;
  /** Origin of the backend. */
  backend: string;
  /** A folder of this run. */
  folder: string;
  environment?: Record<string, string>;
}

/** Starts the built product over a backend, opens every address of both apps, and lets `more` look at it. */
export async function lookAround(
  { port, backend, folder, environment }: Visit,
  more: (visited: Visited) => Promise<void>,
): Promise<Visited> {
  const origin = `http://127.0.0.1:${port}`;
  const own = { API_ORIGIN: backend, DATA_DIR: folder, PUBLIC_ORIGIN: `http://localhost:${port}` };
  const product = new ProductProcess(port, { ...own, ...environment }, `${folder}/log-${port}`);
  const statuses = new Map<string, number>();
  const visited: Visited = { origin, statuses, failed: [] };
  try {
    await product.start();
    const left = [...(await addressesOf('site')), ...(await addressesOf('lk'))];
    const walk = async () => {
      for (let one = left.shift(); one; one = left.shift()) {
        statuses.set(one.pattern, await look(visited, one));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    const unknown = await look(visited, { pattern: UNKNOWN, path: UNKNOWN });
    if (unknown !== 404) visited.failed.push(`an unknown address: ${unknown}`);
    await more(visited);
  } finally {
    await product.end('SIGTERM');
  }
  return visited;
}

async function look({ origin, failed }: Visited, { path }: Address): Promise<number> {
  const answer = await fetch(`${origin}${path}`, {
    headers: { cookie: BUYER },
    redirect: 'manual',
  }).catch((error: unknown) => new Response(String((error as Error).cause), { status: 599 }));
  const { status } = answer;
  const text = await answer.text().catch((error: unknown) => `at broken file: ${String(error)}`);
  if (![200, 301, 302, 303, 404, 501].includes(status)) failed.push(`${path}: ${status}`);
  if (status === 501 && answer.headers.get('content-type')?.includes('html')) {
    if (!text.includes(SAYS_SO)) failed.push(`${path} does not say why`);
  }
  if (/\bat (async )?\S+ \(?file:|node_modules\//.test(text)) failed.push(`${path}: a stack trace`);
  return status;
}
