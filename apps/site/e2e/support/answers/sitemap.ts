import { expect } from '@playwright/test';
import { ask, askAll } from './ask-all.ts';

/** Every address that the sitemap lists, without its origin. */
export async function listedAddresses(origin: string): Promise<string[]> {
  const files = await locations(origin, '/sitemap.xml');
  const lists = await Promise.all(files.map((file) => locations(origin, file)));
  return lists.flat();
}

async function locations(origin: string, address: string): Promise<string[]> {
  const { status, headers, body } = await ask(origin, address);
  expect([address, status, headers.get('content-type')]).toEqual([
    address,
    200,
    'application/xml; charset=utf-8',
  ]);
  return [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => new URL(found).pathname);
}

/** Of the addresses those that are not indexable, have not one heading or another canonical address, and why. */
export async function findWrong(origin: string, addresses: readonly string[]): Promise<string[]> {
  const answers = await askAll(origin, addresses);
  return answers.flatMap(({ address, status, body }) => {
    const headings = body.match(/<h1[\s>]/g)?.length ?? 0;
    const closed = /<meta name="robots" content="[^"]*noindex/.test(body);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1] ?? '';
    const isOwn = URL.canParse(canonical) && new URL(canonical).pathname === address;
    return status === 200 && headings === 1 && !closed && isOwn
      ? []
      : [`${address}: ${status}, ${headings} × h1, ${canonical}, ${closed}`];
  });
}
