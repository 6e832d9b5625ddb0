/**
 * R6: a body of 1 MiB that is refused costs at most twenty times the processor time of one of 100 bytes, whichever method
 * or page it is posted to. `ROUNDS` (8) is how often each is sent.
 */
import { registry } from '@m30/api';
import { median } from '@m30/bench/figure';
import { exactProcessorTime } from '@m30/bench/processor-time';
import { withFleet } from '../fleet/fleet.ts';
import { LARGE, pageShapes, shapesOf, SMALL, type Shape } from '../refusals/bodies.ts';
import { report, tellFailures } from '../report.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 8);

const MOST_TIMES = 20;

/** Pages whose forms work without script. */
const PAGES = [
  '/cart',
  '/contract-status',
  '/oplata',
  '/loyalty',
  '/manager-rating',
  '/otzyv',
  '/otklik/any',
  '/otpiska/any',
  '/zayavka/callRequest',
  '/lk/logout',
];

const failed: string[] = [];
let worst = { times: 0, name: 'nothing was sent' };

await withFleet({ processes: 1 }, async ({ processes: [product], log }) => {
  if (!product?.pid) throw new Error('there is no process');
  const { origin, pid } = product;
  const cookie = await logIn(origin);

  /** Milliseconds of processor time of single answers. */
  async function costs(path: string, { type, body }: Shape, bytes: number, times: number) {
    const sent = body(bytes);
    const all: number[] = [];
    for (let time = 0; time < times; time++) {
      const before = await exactProcessorTime(pid);
      await refused(path, type, sent);
      all.push((await exactProcessorTime(pid)) - before);
    }
    return all;
  }

  async function refused(path: string, type: string, body: string) {
    // A process may close the connection of a body that it does not want to read.
    const headers = { 'content-type': type, cookie };
    const answer = await fetch(origin + path, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    }).catch(() => null);
    const text = await answer?.text().catch(() => '');
    if (answer && answer.status >= 500) failed.push(`${path}: ${answer.status}`);
    if (text && Buffer.byteLength(body) > text.length && text.includes(body.slice(10, 300))) {
      failed.push(`${path} quotes its input`);
    }
  }

  const targets = [
    ...registry
      .filter(({ verb }) => verb === 'POST')
      .map((method) => ({ path: `/api/${method.name}`, shapes: shapesOf(method) })),
    ...PAGES.map((path) => ({ path, shapes: [...pageShapes] })),
  ].filter(({ path }) => !/Logout|EndSessions|\/logout/.test(path));

  const [smalls, larges]: [number[], number[]] = [[], []];
  for (const { path, shapes } of targets) {
    const [first] = shapes;
    if (!first) continue;
    await costs(path, first, SMALL, 5);
    const ofSmall = await costs(path, first, SMALL, ROUNDS * 5);
    const small = median(ofSmall);
    smalls.push(...ofSmall);
    for (const shape of shapes) {
      const ofLarge = await costs(path, shape, LARGE, ROUNDS);
      larges.push(...ofLarge);
      // What collects garbage hits one answer or another; what is slow by itself is slow each time.
      const large = Math.min(...ofLarge);
      const times = large / small;
      if (times <= worst.times) continue;
      worst = {
        times,
        name: `${path}, ${shape.name}: ${small.toFixed(2)} → ${large.toFixed(2)} ms`,
      };
      console.log(`${times.toFixed(1)} × ${worst.name}`);
    }
  }
  if (/unhandled|uncaught/i.test(await log())) failed.push('an error that nobody caught');
  tellFailures(failed);
  report([
    {
      id: 'R6',
      row: 'R6 cost',
      name: `a refused body of 1 MiB against one of 100 bytes, ${targets.length} methods and pages (${worst.name})`,
      value: worst.times,
      unit: '×',
      must: MOST_TIMES,
    },
    {
      id: 'R6',
      name: 'the same on average over all, garbage included',
      value: average(larges) / average(smalls),
      unit: '×',
      must: MOST_TIMES,
    },
    {
      id: 'R6',
      name: 'answers of 5xx, or that quote their input',
      value: failed.length,
      unit: 'requests',
      must: 0,
    },
  ]);
});

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Cookie of the demo buyer: methods of a buyer read nothing of a guest. */
async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/User.Authorization`, {
    method: 'POST',
    body: JSON.stringify({ phone: '+79210000001', password: 'meridian-30' }),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`logging in answers ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
