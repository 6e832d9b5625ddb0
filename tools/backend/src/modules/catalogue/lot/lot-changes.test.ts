import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildings, lots } from '../../estate/objects.table.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { createCatalogueIndex } from './create-catalogue-index.ts';
import { flatListing } from './listing.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Keys of the next change that subscribers are notified of. */
function nextChange(): Promise<readonly string[] | null> {
  return new Promise((resolve) => {
    const stop = backend.services.changes.subscribe((guids) => {
      stop();
      resolve(guids);
    });
  });
}

function someFlat(status: string) {
  const { lots: flats } = backend.services.catalogue.snapshot;
  const flat = [...flats.values()].find((one) => one.status === status);
  if (!flat) throw new Error(`no flat is ${status}`);
  return flat;
}

/** What an index says that is made of the snapshot as it is now. */
function madeAnew() {
  const { snapshot } = backend.services.catalogue;
  return createCatalogueIndex(flatListing, snapshot).index;
}

async function write(guid: string, values: Partial<typeof lots.$inferInsert>) {
  const change = nextChange();
  await backend.services.db.update(lots).set(values).where(eq(lots.guid, guid));
  return change;
}

describe('a lot that is written to the database', () => {
  test.each([
    ['is held', 'free', { status: 'held' }],
    ['is sold', 'free', { status: 'sold' }],
    ['is let go', 'held', { status: 'free' }],
    ['comes back to the sale', 'reserved', { status: 'free' }],
    ['has another price', 'free', { price: 700_000_000, oldPrice: 800_000_000 }],
  ] as const)('and %s is so in the catalogue a moment later', async (_, before, values) => {
    const { guid } = someFlat(before);
    expect(await write(guid, values)).toEqual([guid]);
    const { catalogue } = backend.services;
    expect(catalogue.snapshot.placed.get(guid)).toMatchObject(values);
    expect(catalogue.index.facets({})).toEqual(madeAnew().facets({}));
    const page = { offset: 0, limit: Infinity };
    expect(catalogue.index.find({}, '-metre', page)).toEqual(madeAnew().find({}, '-metre', page));
  });

  test('goes and comes within the same index', async () => {
    const { guid, id } = someFlat('free');
    const ids = () =>
      backend.services.catalogue.index.find({}, 'price', { offset: 0, limit: Infinity }).ids;
    const before = ids();
    await write(guid, { status: 'sold' });
    expect(ids()).toEqual(before.filter((one) => one !== id));
    await write(guid, { status: 'held' });
    expect(ids()).toEqual(before);
    await write(guid, { status: 'free' });
  });

  test('leaves the former snapshot to those who remember by it', async () => {
    const { snapshot } = backend.services.catalogue;
    await write(someFlat('free').guid, { status: 'held' });
    expect(backend.services.catalogue.snapshot).not.toBe(snapshot);
  });
});

test('a building that changes has everything read anew', async () => {
  const change = nextChange();
  await backend.services.db
    .update(buildings)
    .set({ handoverYear: 2031, handoverQuarter: 3 })
    .where(eq(buildings.id, 'kanal/korpus-1'));
  expect(await change).toBeNull();
  const { facets } = backend.services.catalogue.index.facets({});
  expect(facets.handover.at(-1)?.value).toBe('2031-3');
});

test('a thousand lots at once are one refresh', async () => {
  const change = nextChange();
  await backend.services.db.update(lots).set({ oldPrice: null });
  expect(await change).toBeNull();
  expect(backend.services.catalogue.index.facets({}).facets.discount.count).toBe(0);
});
