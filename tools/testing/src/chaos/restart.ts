/**
 * R5: two processes of the product behind a proxy are restarted and killed in turn while visitors read,
 * send leads and look at their account. `RESTARTS` (8) is how often, each way.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { withFleet } from '../fleet/fleet.ts';
import { Crowd } from '../fleet/visitors.ts';
import { report, tellFailures } from '../report.ts';
import { storedLeads } from '@m30/backend/testing/processes/stored-leads';

const RESTARTS = Number(process.env['RESTARTS'] ?? 8);

/** Milliseconds between two restarts, so that the load meets both processes whole. */
const REST = 1_000;

await withFleet({ processes: 2 }, async ({ front, processes, database }) => {
  const crowd = new Crowd({ origin: front.origin, readers: 6, writers: 2, buyers: 2 });
  crowd.start();
  for (let turn = 0; turn < RESTARTS * 2; turn++) {
    await sleep(REST);
    const one = processes[turn % 2];
    const signal = turn % 4 < 2 ? 'SIGTERM' : 'SIGKILL';
    await one?.end(signal);
    await one?.start();
    console.log(`${turn + 1}: ${signal}, ${crowd.tally.failed.length} failed so far`);
  }
  await crowd.stop();
  const { requests, failed, leads } = crowd.tally;
  const stored = await storedLeads(database.url);
  tellFailures(failed);
  const what = `${RESTARTS} restarts and ${RESTARTS} kill -9 behind ${front.name}, ${requests} requests`;
  report([
    {
      id: 'R5',
      row: 'R5 requests',
      name: `${what}: failed`,
      value: failed.length,
      unit: 'requests',
      must: 0,
    },
    {
      id: 'R5',
      name: `${leads.size} acknowledged leads: not stored exactly once`,
      row: 'R5 leads',
      value: stored.notOnce(leads),
      unit: 'leads',
      must: 0,
    },
  ]);
});
