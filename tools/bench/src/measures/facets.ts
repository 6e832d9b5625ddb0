import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { writeQuery } from '@m30/api/query-string';
import {
  createIndex,
  createLog,
  createPasswords,
  createSqlIndex,
  filterArbitrary,
  flatListing,
  flats,
  insertSampleLots,
  listedIn,
  openServer,
  readSnapshot,
  seedIfEmpty,
  sqlFlats,
  type FlatFilter,
  type OpenDatabase,
} from '@m30/backend/testing/facets';
import type { Figure } from '../figures/figure.ts';
import { peakMemory } from './peak-memory.ts';
import { figureOf, rows } from '../figures/rows.ts';
import { launchChromium } from '../setup/launch-chromium.ts';
import { withPostgres } from '../setup/with-postgres.ts';
import { withServer } from '../setup/with-server.ts';
import { filterClicks } from './filter-click.ts';

/** Of the server that is asked over HTTP. */
const PORT = 4321;
/** Lots made; four of five of them are for sale. */
const SIZES = [1_000, 10_000, 100_000] as const;
/** Sizes that a phone is tried with too. */
const TOUCHED: readonly number[] = [10_000, 100_000];
const SEED = 30;
/** Every seventh key of a filter is set: three or four, as in an address that people share. */
const KEYS = 7;
const QUERIES = { index: 1_000, sql: 15, http: 300 };
const WARM_UPS = { index: 100, sql: 2 };
const MEBIBYTE = 2 ** 20;

interface Musts {
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
  const sql = createSqlIndex(db, sqlFlats(dictionary, snapshot.day));
  const filters = fc.sample(filterArbitrary(dictionary, KEYS), {
    numRuns: QUERIES.index,
    seed: SEED,
  });
  const few = filters.slice(0, QUERIES.sql);
  const fast = await timesOf(filters, WARM_UPS.index, async (one) => index.facets(one));
  const slow = await timesOf(few, WARM_UPS.sql, (one) => sql.facets(one));
  const name = lotsOf(size);
  const isLarge = size === 100_000;
  const ratio = `index faster than SQL, ${name}`;
  return [
    point(`P14 ${size}`, `facets with counts, ${name}, p50`, fast.p50, 'facets, index', size),
    { id: 'P14', name: `facets with counts, ${name}, p95`, value: fast.p95, unit: 'ms' },
    point('P15 sql', `the same in SQL, ${name}, p50`, slow.p50, 'facets, SQL', size),
    { id: 'P15', name: `the same in SQL, ${name}, p95`, value: slow.p95, unit: 'ms' },
    isLarge
      ? figureOf('P15', ratio, slow.p50 / fast.p50)
      : { id: 'P15', name: ratio, value: slow.p50 / fast.p50, unit: '×' },
    { id: 'P15', name: `${ratio}, p95`, value: slow.p95 / fast.p95, unit: '×' },
    // A small index is less than what the collector moves meanwhile.
    ...(isLarge ? [memoryOf(perLot * size, name, musts)] : []),
  ];
}

function memoryOf(bytes: number, name: string, { memory: must }: Musts): Figure {
  return {
    id: 'P14',
    name: `memory of the index of ${name}`,
    value: bytes / MEBIBYTE,
    unit: 'MiB',
    must,
  };
}

const lotsOf = (size: number) => `${size.toLocaleString('en')} lots`;

/** A time of a curve over sizes; some sizes have a line of the summary. */
function point(row: string, name: string, value: number, curve: string, at: number): Figure {
  const own = { curve: { name: curve, at } };
  const [id = row] = row.split(' ');
  return row in rows ? figureOf(row, name, value, own) : { id, name, value, unit: 'ms', ...own };
}

/** The same asked of a server process, one question after another; then of a browser, by touch. */
async function measureHttp({ db }: OpenDatabase, url: string, size: number): Promise<Figure[]> {
  const dictionary = flatListing.dictionary(await readSnapshot(db));
  const filters = fc.sample(filterArbitrary(dictionary, KEYS), {
    numRuns: QUERIES.http,
    seed: SEED,
  });
  const name = `facets over HTTP, ${lotsOf(size)}, p50`;
  return withServer(
    PORT,
    async ({ origin, pid }) => {
      const ask = async (filter: FlatFilter) => {
        const query = writeQuery({ ...filter, commute: undefined, commute2: undefined });
        const answer = await fetch(`${origin}/api/Objects.GetFilter?${query}`);
        if (!answer.ok) throw new Error(`facets answered ${answer.status}: ${query}`);
        return answer.arrayBuffer();
      };
      const { p50: value } = await timesOf(filters, WARM_UPS.index, ask);
      const memory: Figure = {
        id: 'P17',
        name: `peak memory of a process, PostgreSQL, ${lotsOf(size)}`,
        value: await peakMemory(pid),
        unit: 'MB',
        curve: { name: 'peak memory of a process', at: size },
      };
      const asked = point(`P16 ${size}`, name, value, 'facets over HTTP', size);
      return [asked, memory, ...(TOUCHED.includes(size) ? await touched(origin, size) : [])];
    },
    { DATABASE_URL: url },
  );
}

async function touched(origin: string, size: number): Promise<Figure[]> {
  const browser = await launchChromium();
  try {
    return await filterClicks(browser, origin, size);
  } finally {
    await browser.close();
  }
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
