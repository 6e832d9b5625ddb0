/**
 * R4: PostgreSQL dies (`-m immediate`) and comes back under load, `CRASHES` (5) times: no acknowledged
 * lead is lost and pages keep answering.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { withFleet } from '../fleet/fleet.ts';
import { storedLeads } from '@m30/backend/testing/processes/stored-leads';
import { Crowd } from '../fleet/visitors.ts';
import { report, tellFailures } from '../report.ts';

const CRASHES = Number(process.env['CRASHES'] ?? 5);

/** Milliseconds that it stays away, and that it is there in between. */
const AWAY = 2_000;
const THERE = 3_000;

await withFleet({ processes: 2 }, async ({ front, database }) => {
  const crowd = new Crowd({
    origin: front.origin,
    readers: 5,
    writers: 4,
    buyers: 1,
    mayBeAway: true,
  });
  crowd.start();
  for (let crash = 1; crash <= CRASHES; crash++) {
    await sleep(THERE);
    await database.crash();
    await sleep(AWAY);
    await database.start();
    const { leads, failed } = crowd.tally;
    console.log(`crash ${crash}: ${leads.size} leads acknowledged, ${failed.length} failed so far`);
  }
  await sleep(THERE);
  await crowd.stop();
  const { leads, failed, requests, away, repeated } = crowd.tally;
  tellFailures(failed);
  const stored = await storedLeads(database.url);
  const lost = `${CRASHES} crashes of PostgreSQL, ${leads.size} acknowledged leads (${repeated} sent again)`;
  report([
    {
      id: 'R4',
      name: `${lost}: not stored exactly once`,
      row: 'R4',
      value: stored.notOnce(leads),
      unit: 'leads',
      must: 0,
    },
    {
      id: 'R4',
      name: `${requests} requests, ${away} told in Russian that the service is away: failed otherwise`,
      value: failed.length,
      unit: 'requests',
      must: 0,
    },
  ]);
});
