import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import * as schema from '../../db/schema/objects.ts';
import { openPglite } from '../../db/open-embedded.ts';
import { copyOfTemplate } from '../../testing/template.ts';
import { createPasswords } from '../account/passwords.ts';
import { createListing } from '../objects/create-listing.ts';
import { flatListing } from '../objects/listing.ts';
import { readSnapshot } from '../objects/snapshot.ts';
import { createSqlIndex } from './sql/create-sql-index.ts';
import { sqlFlats } from './flats/flats.sql.ts';
import { filterArbitrary, sortArbitrary } from './flats/sample-filters.ts';
import { insertSampleLots } from './flats/sample-lots.ts';
const passwords = await createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
const { db } = await openPglite(await copyOfTemplate({ clock: () => new Date(), passwords }));
await insertSampleLots(db, 2000);
await db.update(schema.complexes).set({ metro: null }).where(eq(schema.complexes.vendor, 'sosny'));
await db.update(schema.buildings).set({ payments: ['full', 'mortgage'] }).where(sql`${schema.buildings.position} > 1`);
const snapshot = await readSnapshot(db);
const dictionary = flatListing.dictionary(snapshot);
const { index } = createListing(flatListing, snapshot);
const truth = createSqlIndex(db, sqlFlats(dictionary));
const filters = fc.sample(filterArbitrary(dictionary, 6), { numRuns: 10_000, seed: 77 });
const sorts = fc.sample(sortArbitrary, { numRuns: 10_000, seed: 78 });
let bad = 0, empty = 0; const start = Date.now();
for (const [at, filter] of filters.entries()) {
  const mine = index.facets(filter), theirs = await truth.facets(filter);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(mine)), JSON.parse(JSON.stringify(theirs)))) { bad++; console.log('FACETS', JSON.stringify(filter)); }
  if (mine.total === 0) { empty++; if (!isDeepStrictEqual(index.relaxations(filter), await truth.relaxations(filter))) { bad++; console.log('RELAX', JSON.stringify(filter)); } }
  else if (at % 3 === 0) { const page = { offset: at % 50, limit: 24 }; if (!isDeepStrictEqual(index.find(filter, sorts[at]!, page), await truth.find(filter, sorts[at]!, page))) { bad++; console.log('FIND', sorts[at], JSON.stringify(filter)); } }
  if ((at + 1) % 500 === 0) console.log(at + 1, 'bad', bad, 'empty', empty, Math.round((Date.now() - start) / 1000), 's', Math.round(process.cpuUsage().user / 1e6), 'cpu s');
}
console.log('DONE');
process.exit(0);
