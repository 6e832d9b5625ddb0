import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { freeFlats } from '@m30/e2e/free-flats';
import { catalogueStates, visits } from '../support/routes.ts';

const compress = promisify(brotliCompress);

/** Compressed bytes of a document, as row P6 of the benchmark allows. */
const MOST = 16 * 1024;

/** Documents that hold more than a page: every flat of a complex or of a building, every component of the kit with what is known of it. */
const LARGE: Readonly<Record<string, number>> = {
  '/katalog?complex=kanal&view=chess': 27 * 1024,
  '/katalog?complex=kanal&building=korpus-2&rooms=2&view=chess': 17 * 1024,
  '/ui-kit': 40 * 1024,
};

test('no document is heavier than its budget', { tag: '@full' }, async ({ request }) => {
  test.setTimeout(240_000);
  const vendors = await complexes(request);
  const flats = await Promise.all(
    vendors.map(async (vendor) => (await freeFlats(request, 1, `complex=${vendor}`))[0].url),
  );
  const houses = vendors.map((vendor) => `/obekty/${vendor}`);
  const pages = visits.map(({ address }) => address);
  const addresses = [...new Set([...pages, ...catalogueStates, ...houses, ...flats])];
  const heavy = await tooHeavy(request, addresses);
  // A document of a busy moment carries what came late a second time: it is weighed again when it is made anew.
  await expect
    .poll(() => tooHeavy(request, Object.keys(heavy)), { timeout: 60_000, intervals: [0, 12_000] })
    .toEqual({});
});

/** Documents that exceed their budgets, with their compressed bytes. */
async function tooHeavy(
  request: APIRequestContext,
  addresses: readonly string[],
): Promise<Record<string, number>> {
  const heavy: Record<string, number> = {};
  for (const address of addresses) {
    const answer = await request.get(address);
    const { length } = await compress(await answer.body());
    if (length > (LARGE[address] ?? MOST)) heavy[address] = length;
  }
  return heavy;
}

/** Complexes that sell flats. */
async function complexes(request: APIRequestContext): Promise<string[]> {
  const answer = await request.post('/api/Objects.GetCatalog', { data: {} });
  const { result } = (await answer.json()) as { result: { complexes: Complex[] } };
  return result.complexes.filter(({ free }) => free > 0).map(({ vendor }) => vendor);
}

interface Complex {
  vendor: string;
  free: number;
}
