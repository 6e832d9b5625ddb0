/** What a measurement of the facet index needs: the index, the same in SQL, samples of lots and filters. */
export { seedIfEmpty } from '../../demo/seed/seed-if-empty.ts';
export type { OpenDatabase } from '../kernel/db/database.ts';
export { openServer } from '../kernel/db/open-server.ts';
export { createLog } from '../kernel/observability/log.ts';
export { sqlFlats } from '../modules/catalogue/facet-index/flats/flats.sql.ts';
export { flats, type FlatFilter } from '../modules/catalogue/facet-index/flats/flats.ts';
export { filterArbitrary } from '../modules/catalogue/facet-index/flats/sample-filters.ts';
export { insertSampleLots } from '../modules/catalogue/facet-index/flats/sample-lots.ts';
export { createIndex } from '../modules/catalogue/facet-index/engine/create-index.ts';
export { createSqlIndex } from '../modules/catalogue/facet-index/sql/create-sql-index.ts';
export { listedIn } from '../modules/catalogue/lot/create-catalogue-index.ts';
export { flatListing } from '../modules/catalogue/lot/listing.ts';
export { readSnapshot } from '../modules/catalogue/snapshot/snapshot.ts';
export { createPasswords } from '../modules/people/account/passwords.ts';
