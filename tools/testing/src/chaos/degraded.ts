/**
 * R10: the database is away, then so slow that nothing comes through. Pages that visitors have seen
 * answer from what is kept, methods say in Russian that the service is away, and nobody sees a stack trace.
 */
import {
  openMoodyLink,
  type Mood,
  type MoodyLink,
} from '@m30/backend/testing/processes/moody-link';
import { withFleet } from '../fleet/fleet.ts';
import { report, tellFailures } from '../report.ts';

/** Pages of all kinds: of the catalogue, of the content, of the database. */
const PAGES = [
  '/',
  '/katalog',
  '/katalog?rooms=2',
  '/obekty',
  '/kommerciya',
  '/parking',
  '/vtorichka',
  '/novosti',
  '/akcii',
  '/otzyvy',
  '/kontakty',
  '/kompaniya/vakansii',
  '/ipotechnyj-kalkulyator',
  '/kak-kupit/ipoteka',
  '/klientam',
  '/politika-konfidentsialnosti',
];

/** Methods that need the database, with what they are asked. */
const METHODS: readonly [name: string, input: unknown][] = [
  ['User.Authorization', { phone: '+79210000001', password: 'meridian-30' }],
  ['Form.CallRequest', { name: 'Ольга', phone: '+79215550102', url: '/', token: 'none' }],
  ['Order.Pay', {}],
];

/** Milliseconds that a page may take while the database is spoilt. */
const SLOWEST_PAGE = 2_500;

/** Longer than a page is as good as new, so that every one has to be made anew. */
const GROWN_OLD = 61_000;

const failed: string[] = [];
let slowest = 0;
let link: MoodyLink | undefined;

await withFleet(
  {
    processes: 1,
    async databaseUrl({ url, port }) {
      link = await openMoodyLink(port);
      return url.replace(`:${port}/`, `:${link.port}/`);
    },
  },
  async ({ front: { origin }, log }) => {
    const login = await ask(origin, 'User.Authorization', METHODS[0]?.[1]);
    const [cookie = ''] = login.headers.getSetCookie()[0]?.split(';') ?? [];
    for (const path of PAGES) await look(origin, path, 'good');
    for (const mood of ['gone', 'stuck'] as const) {
      link?.become(mood);
      for (const path of PAGES) await look(origin, path, mood);
      console.log(`the database is ${mood}: waiting until every page has grown old`);
      await new Promise((resolve) => setTimeout(resolve, GROWN_OLD));
      for (const path of PAGES) await look(origin, path, mood);
      for (const [name, input] of METHODS) await refusal(origin, name, input, cookie);
      link?.become('good');
      await recovery(origin);
      for (const path of PAGES) await look(origin, path, 'good');
    }
    if (/unhandled|uncaught/i.test(await log())) failed.push('an error that nobody caught');
    tellFailures(failed);
    report([
      {
        id: 'R10',
        name: `database gone, then stuck: ${PAGES.length} pages and ${METHODS.length} methods, wrong answers`,
        row: 'R10',
        value: failed.length,
        unit: 'requests',
        must: 0,
      },
      { id: 'R10', name: 'slowest page meanwhile', value: slowest, unit: 'ms', must: SLOWEST_PAGE },
    ]);
  },
);
await link?.close();

async function look(origin: string, path: string, mood: Mood): Promise<void> {
  const start = performance.now();
  const answer = await fetch(origin + path);
  const text = await answer.text();
  if (mood !== 'good') slowest = Math.max(slowest, performance.now() - start);
  if (answer.status !== 200) failed.push(`${path} with the database ${mood}: ${answer.status}`);
  judge(path, text);
}

async function refusal(origin: string, name: string, input: unknown, cookie: string) {
  const answer = await ask(origin, name, input, cookie);
  const text = await answer.text();
  if (answer.status !== 503 || !text.includes('Сервис временно недоступен')) {
    failed.push(`${name}: ${answer.status} ${text.slice(0, 100)}`);
  }
  judge(name, text);
}

/** The process notices by itself that the database is back. */
async function recovery(origin: string): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const login = await ask(origin, 'User.Authorization', METHODS[0]?.[1]);
    if (login.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  failed.push('the database came back and was not noticed');
}

function judge(what: string, text: string): void {
  if (/\bat (async )?\S+ \(?file:|node_modules\//.test(text)) failed.push(`${what}: a stack trace`);
}

function ask(origin: string, name: string, input: unknown, cookie = ''): Promise<Response> {
  return fetch(`${origin}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(input),
  });
}
