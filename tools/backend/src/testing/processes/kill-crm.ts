/**
 * `kill-crm.ts [kills]`: kills the server again and again while it brings leads to an account of amoCRM, with its real limit of
 * requests, and looks whether each lead is one deal there.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { startFakeAmo, type FakeAmo } from '../crm-fakes/fake-amocrm.ts';
import { prepareDatabase } from './kill-leads.ts';
import { KillableServer } from './killable-server.ts';

const LEADS = 40;

/** Milliseconds that the last deliveries may take: leases of those that were killed, and some looks. */
const TIMEOUT_MS = 240_000;

/** What a run counted; both lists of guids have to be empty. */
interface CrmReport {
  kills: number;
  leads: number;
  /** Leads without a deal, and leads with several. */
  lost: string[];
  doubled: string[];
  contacts: number;
  seconds: number;
}

async function killCrm(kills: number): Promise<CrmReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'm30-kill-crm-'));
  const amo = await startFakeAmo({ limited: true });
  await prepareDatabase(dataDir);
  const guids = await storeLeads(dataDir);
  const { id, secret, code } = amo.oauth.client;
  const server = new KillableServer({
    ...{
      DATA_DIR: dataDir,
      LIGHT_AHEAD: '0',
      CRM_KIND: 'amocrm',
      CRM_URL: amo.origin,
      CRM_ALLOW_PRIVATE: '1',
    },
    ...{ CRM_CLIENT_ID: id, CRM_CLIENT_SECRET: secret, CRM_CODE: code },
  });
  const started = performance.now();
  try {
    await server.start();
    for (let kill = 1; kill <= kills; kill++) {
      await until(() => amo.deals.length >= Math.min(LEADS, kill * 3));
      await sleep(Math.random() * 300);
      await server.end('SIGKILL');
      console.log(`kill ${kill}: ${amo.deals.length} deals`);
      await server.start();
    }
    await until(() => new Set(origins(amo)).size >= LEADS);
    await sleep(2_000);
    const there = origins(amo);
    return {
      ...{ kills, leads: LEADS, contacts: amo.contacts.length },
      lost: guids.filter((guid) => !there.includes(guid)),
      doubled: guids.filter((guid) => there.filter((one) => one === guid).length > 1),
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    await server.end('SIGKILL');
    await amo.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Leads of one person, all due. */
async function storeLeads(dataDir: string): Promise<string[]> {
  const database = new PGlite(join(dataDir, 'db'));
  const guids = Array.from({ length: LEADS }, () => randomUUID());
  for (const guid of guids) {
    await database.query(
      `insert into leads (guid, method, name, phone, details, marketing, address_hash, created_at)
       values ($1, 'Form.CallRequest', 'Посетитель', '+79215550102', '{}', '{}', '', now())`,
      [guid],
    );
    await database.query(
      `insert into lead_delivery (lead_guid, next_attempt_at) values ($1, now())`,
      [guid],
    );
  }
  await database.close();
  return guids;
}

const origins = ({ deals }: FakeAmo) =>
  deals.map(({ custom_fields_values: fields }) => {
    const own = fields.find(({ field_code: code }) => code === 'M30_ID');
    return String(own?.values[0]?.value).replace('lead:', '');
  });

async function until(isSo: () => boolean) {
  const end = performance.now() + TIMEOUT_MS;
  while (!isSo() && performance.now() < end) await sleep(100);
}

const report = await killCrm(Number(process.argv[2] ?? 10));
console.log(report);
process.exitCode = report.lost.length + report.doubled.length > 0 ? 1 : 0;
