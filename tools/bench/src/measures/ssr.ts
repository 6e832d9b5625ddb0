import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import type { Figure } from '../figure.ts';

const SECONDS = 5;
const CONNECTIONS = 8;

/** Server-rendered pages a second against a bare Node server that sends the same page as a string. */
export async function serverRendering(
  origin: string,
  path: string,
  must: number,
): Promise<Figure[]> {
  const html = await fetch(origin + path).then((response) => response.text());
  const bare = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => bare.listen(0, resolve));
  const { port } = bare.address() as AddressInfo;
  const ours = await requestsPerSecond(origin + path);
  const floor = await requestsPerSecond(`http://localhost:${port}/`);
  bare.close();
  return [
    { id: 'P12', name: `server-rendered ${path}`, value: ours, unit: 'requests/s' },
    { id: 'P12', name: 'bare Node server, the same page', value: floor, unit: 'requests/s' },
    { id: 'P12', name: 'bare Node against server-rendered', value: floor / ours, unit: '×', must },
  ];
}

async function requestsPerSecond(url: string): Promise<number> {
  await autocannon({ url, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx || result.errors) throw new Error(`${url} failed under load`);
  return result.requests.average;
}
