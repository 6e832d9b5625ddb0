import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { writeQuery } from '@m30/api/query-string';
import { createLog } from '../../../backend/src/core/log.ts';
import type { OpenDatabase } from '../../../backend/src/db/database.ts';
import { openServer } from '../../../backend/src/db/open-server.ts';
import { createPasswords } from '../../../backend/src/domain/account/passwords.ts';
import { sqlFlats } from '../../../backend/src/domain/lots/flats/flats.sql.ts';
import { flats, type FlatFilter } from '../../../backend/src/domain/lots/flats/flats.ts';
import { filterArbitrary } from '../../../backend/src/domain/lots/flats/sample-filters.ts';
import { insertSampleLots } from '../../../backend/src/domain/lots/flats/sample-lots.ts';
import { createIndex } from '../../../backend/src/domain/lots/index/create-index.ts';
import { createSqlIndex } from '../../../backend/src/domain/lots/sql/create-sql-index.ts';
import { listedIn } from '../../../backend/src/domain/objects/create-listing.ts';
import { flatListing } from '../../../backend/src/domain/objects/listing.ts';
import { readSnapshot } from '../../../backend/src/domain/objects/snapshot.ts';
import { seedIfEmpty } from '../../../backend/src/seed/seed-if-empty.ts';
import type { Figure } from '../figure.ts';
import { launchChromium } from '../launch-chromium.ts';
import { withPostgres } from '../with-postgres.ts';
import { withServer } from '../with-server.ts';
import { filterClicks } from './filter-click.ts';

/** Of the server that is asked over HTTP. */
const PORT = 4321;
/** Lots made; four of five of them are for sale. */
const SIZES = [10_000, 100_000] as const;
const SEED = 30;
/** Every seventh key of a filter is set: three or four, as in an address that people share. */
const KEYS = 7;
const QUERIES = { index: 1_000, sql: 15, http: 300 };
const WARM_UPS = { index: 100, sql: 2 };
const MEBIBYTE = 2 ** 20;

interface Musts {
  /** Times that the index is faster than SQL. */
  againstSql: number;
  /** MiB of the index per 100,000 lots. */
  memory: number;
}

/** Facets with exact counts: the index against SQL on a PostgreSQL server, in the same run. */
export async function facetQueries(musts: Musts): Promise<Figure[]> {
  return withPostgres(async (url) => {
    const log = createLog('silent');
    const database = await openServer(url, log);
    const passwords = await createPasswords();
    await seedIfEmpty({ db: database.db, clock: () => new Date(), log, passwords });
    const figures: Figure[] = [];
    for (const size of SIZES) {
      figures.push(...(await measureSize(database, size, musts)));
      figures.push(...(await measureHttp(database, url, size)));
    }
    await database.close();
    return figures;
  });
}

async function measureSize({ db }: OpenDatabase, size: number, musts: Musts): Promise<Figure[]> {
  await insertSampleLots(db, size);
  const snapshot = await readSnapshot(db);
  const dictionary = flatListing.dictionary(snapshot);
  const lots = listedIn(flatListing, snapshot);
  const before = memory();
  const index = createIndex(flats, lots, dictionary);
  index.facets({ areaFrom: 20, kitchenFrom: 5, floorFrom: 2, metro: 15, handover: 'ready' });
  const perLot = (memory() - before) / lots.length;
  const sql = createSqlIndex(db, sqlFlats(dictionary));
  const filters = fc.sample(filterArbitrary(dictionary, KEYS), {
    numRuns: QUERIES.index,
    seed: SEED,
  });
  const few = filters.slice(0, QUERIES.sql);
  const fast = await timesOf(filters, WARM_UPS.index, async (one) => index.facets(one));
  const slow = await timesOf(few, WARM_UPS.sql, (one) => sql.facets(one));
  const name = `${size.toLocaleString('en')} lots`;
  const isLarge = size === 100_000;
  return [
    { id: 'P14', name: `facets with counts, ${name}, p50`, value: fast.p50, unit: 'ms' },
    { id: 'P14', name: `facets with counts, ${name}, p95`, value: fast.p95, unit: 'ms' },
    { id: 'P15', name: `the same in SQL, ${name}, p50`, value: slow.p50, unit: 'ms' },
    { id: 'P15', name: `the same in SQL, ${name}, p95`, value: slow.p95, unit: 'ms' },
    {
      id: 'P15',
      name: `index faster than SQL, ${name}`,
      value: slow.p50 / fast.p50,
      unit: '×',
      ...(isLarge && { must: musts.againstSql, least: true }),
    },
    {
      id: 'P15',
      name: `index faster than SQL, ${name}, p95`,
      value: slow.p95 / fast.p95,
      unit: '×',
    },
    {
      id: 'P14',
      name: `memory of the index per 100,000 of ${name}`,
      value: (perLot * 100_000) / MEBIBYTE,
      unit: 'MiB',
      ...(isLarge && { must: musts.memory }),
    },
  ];
}

/** The same asked of a server process, one question after another; then of a browser, by touch. */
async function measureHttp({ db }: OpenDatabase, url: string, size: number): Promise<Figure[]> {
  const dictionary = flatListing.dictionary(await readSnapshot(db));
  const filters = fc.sample(filterArbitrary(dictionary, KEYS), {
    numRuns: QUERIES.http,
    seed: SEED,
  });
  const name = `facets over HTTP, ${size.toLocaleString('en')} lots, p50`;
  return withServer(
    PORT,
    async ({ origin }) => {
      const ask = async (filter: FlatFilter) => {
        const query = writeQuery({ ...filter, commute: undefined });
        const answer = await fetch(`${origin}/api/Objects.GetFilter?${query}`);
        if (!answer.ok) throw new Error(`facets answered ${answer.status}: ${query}`);
        return answer.arrayBuffer();
      };
      const { p50: value } = await timesOf(filters, WARM_UPS.index, ask);
      const browser = await launchChromium();
      const clicks = await filterClicks(browser, origin, size);
      await browser.close();
      return [{ id: 'P16', name, value, unit: 'ms' }, ...clicks];
    },
    { DATABASE_URL: url },
  );
}

async function timesOf<Filter>(
  filters: readonly Filter[],
  warmUps: number,
  ask: (filter: Filter) => Promise<unknown>,
): Promise<{ p50: number; p95: number }> {
  for (const filter of filters.slice(0, warmUps)) await ask(filter);
  const times: number[] = [];
  for (const filter of filters) {
    const start = performance.now();
    await ask(filter);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Bytes in use after a collection of garbage. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
