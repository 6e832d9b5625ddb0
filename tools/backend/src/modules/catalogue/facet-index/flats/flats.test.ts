import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../../kernel/db/database.ts';
import { openTestDatabase } from '../../../../testing/database/test-database.ts';
import { createCatalogueIndex } from '../../lot/create-catalogue-index.ts';
import { flatListing } from '../../lot/listing.ts';
import { readSnapshot } from '../../snapshot/snapshot.ts';
import { createSqlIndex } from '../sql/create-sql-index.ts';
import { sqlFlats } from './flats.sql.ts';
import type { FlatDictionary, FlatIndex } from './flats.ts';
import { filterArbitrary, sortArbitrary } from './sample-filters.ts';
import { insertSampleLots } from './sample-lots.ts';
import * as schema from '../../../estate/objects.table.ts';

const LOTS = 2_000;
/** Filters that are tried: reduced here, all of them in `npm run test:chaos`. */
const FILTERS = process.env['FULL'] ? 10_000 : 300;
const TIMEOUT_MS = 1_800_000;

/** Some keys are too near for an instalment then, others are not. */
const DAY = '2027-06-15';

let database: OpenDatabase;
let dictionary: FlatDictionary;
let index: FlatIndex;
let truth: ReturnType<typeof openTruth>;

const openTruth = (known: FlatDictionary) => createSqlIndex(database.db, sqlFlats(known, DAY));

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await insertSampleLots(db, LOTS);
  // Some complexes are far from any metro, and not every way to pay is open everywhere.
  await db
    .update(schema.complexes)
    .set({ metro: null })
    .where(eq(schema.complexes.vendor, 'sosny'));
  await db
    .update(schema.buildings)
    .set({ payments: ['full', 'mortgage'] })
    .where(sql`${schema.buildings.position} > 1`);
  const snapshot = await readSnapshot(db, DAY);
  dictionary = flatListing.dictionary(snapshot);
  ({ index } = createCatalogueIndex(flatListing, snapshot));
  truth = openTruth(dictionary);
});
afterAll(() => database.close());

/** Node's comparison is many times faster than the matcher, which then only tells the difference. */
function agree(mine: unknown, theirs: unknown): void {
  if (!isDeepStrictEqual(mine, theirs)) expect(mine).toEqual(theirs);
}

describe('the index of flats answers as SQL does', () => {
  test(
    `in all counts, bounds and hints of ${FILTERS} filters`,
    async () => {
      const seen = { full: 0, empty: 0 };
      await fc.assert(
        fc.asyncProperty(filterArbitrary(dictionary, 6), async (filter) => {
          const counted = index.facets(filter);
          agree(counted, await truth.facets(filter));
          seen[counted.total === 0 ? 'empty' : 'full'] += 1;
          if (counted.total > 0) return;
          agree(index.relaxations(filter), await truth.relaxations(filter));
        }),
        { numRuns: FILTERS },
      );
      // A stream of empty answers alone would prove little, and so would one without any.
      expect(Math.min(seen.full, seen.empty)).toBeGreaterThan(FILTERS / 20);
    },
    TIMEOUT_MS,
  );

  test(
    'in what is found, and in its order',
    async () => {
      const page = fc.record({ offset: fc.nat(300), limit: fc.integer({ min: 1, max: 60 }) });
      await fc.assert(
        fc.asyncProperty(
          filterArbitrary(dictionary, 12),
          sortArbitrary,
          page,
          async (filter, sort, range) => {
            agree(index.find(filter, sort, range), await truth.find(filter, sort, range));
          },
        ),
        { numRuns: FILTERS / 3 },
      );
    },
    TIMEOUT_MS,
  );
});

describe('the index of flats', () => {
  test('gives each hint that it promises', () => {
    fc.assert(
      fc.property(filterArbitrary(dictionary, 3), (filter) => {
        for (const { key, count } of index.relaxations(filter)) {
          expect(index.facets({ ...filter, [key]: undefined }).total).toBe(count);
          expect(count).toBeGreaterThan(0);
        }
      }),
      { numRuns: FILTERS },
    );
  });

  test('gives what an option promises when the option is chosen', () => {
    fc.assert(
      fc.property(filterArbitrary(dictionary, 8), (filter) => {
        const { facets } = index.facets(filter);
        const found = (wanted: object) => index.facets({ ...filter, ...wanted }).total;
        for (const { value, count } of facets.complex) {
          expect(found({ complex: [value] })).toBe(count);
        }
        for (const { value, count } of facets.handover) {
          expect(found({ handover: value })).toBe(count);
        }
        for (const { value, count } of facets.options) {
          expect(found({ options: [...(filter.options ?? []), value] })).toBe(count);
        }
        for (const { value, count } of facets.payment.programmes) {
          expect(found({ programme: value })).toBe(count);
        }
        expect(found({ discount: '1' })).toBe(facets.discount.count);
      }),
      { numRuns: 50 },
    );
  });

  test('shows every lot once, page by page, in every order', () => {
    fc.assert(
      fc.property(filterArbitrary(dictionary, 20), sortArbitrary, (filter, sort) => {
        const { total } = index.find(filter, sort, { offset: 0, limit: 0 });
        const ids = Array.from({ length: Math.ceil(total / 24) }, (_, page) =>
          index.find(filter, sort, { offset: page * 24, limit: 24 }),
        ).flatMap((page) => page.ids);
        expect(new Set(ids).size).toBe(total);
        expect(ids).toEqual(index.find(filter, sort, { offset: 0, limit: Infinity }).ids);
      }),
      { numRuns: 50 },
    );
  });
});
