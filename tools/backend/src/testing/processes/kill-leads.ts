/**
 * `kill-leads.ts [kills]`: kills the server again and again while leads stream in, and compares what
 * was acknowledged with what is stored, written to the staff and delivered to the CRM.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { createPasswords } from '../../modules/people/account/passwords.ts';
import { startFakeCrm, type FakeCrm } from '../crm-fakes/fake-crm.ts';
import { KillableServer } from './killable-server.ts';
import { solve } from '../solve.ts';
import { copyOfTemplate } from '../template.ts';

/** What a run counted; each list of names has to be empty. */
export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Tries that got no answer and were repeated under their key. */
  repeated: number;
  lost: string[];
  doubled: string[];
  /** Leads without exactly one letter to the staff. */
  letters: string[];
  /** Leads without exactly one record in the CRM; not looked at in a run without one. */
  records: string[];
}

interface KillOptions {
  kills: number;
  /** Also deliver to a CRM; the end then waits for leases of killed tries, a minute or two. */
  crm?: boolean;
  /** Called with every kill. */
  onKill?: (kill: number, acknowledged: number) => void;
}

/** Visitors that send one lead after another. */
const VISITORS = 6;

/** Milliseconds that the last deliveries may take: a lease, a wait and two looks. */
const CRM_TIMEOUT_MS = 240_000;

/** Runs the stream and the kills; takes about two seconds a kill. */
export async function killLeads({ kills, crm: withCrm, onKill }: KillOptions): Promise<KillReport> {
  const dataDir = await mkdtemp(join(tmpdir(), 'm30-kill-'));
  const crm = withCrm ? await startFakeCrm() : null;
  await prepareDatabase(dataDir);
  const server = new KillableServer({ DATA_DIR: dataDir, ...crmSettings(crm) });
  const stream = new LeadStream(server.origin);
  try {
    await server.start();
    const visitors = Array.from({ length: VISITORS }, () => stream.send());
    for (let kill = 1; kill <= kills; kill++) {
      await stream.next();
      await sleep(Math.random() * 200);
      await server.end('SIGKILL');
      onKill?.(kill, stream.acknowledged.size);
      await server.start();
    }
    await stream.next();
    stream.stop();
    await Promise.all(visitors);
    if (crm) await allRecorded(crm, stream.acknowledged.size);
    await server.end('SIGTERM');
    const { stored, letters } = await readStored(dataDir);
    const records = crm ? recordNames(crm) : [];
    const names = [...stream.acknowledged];
    return {
      kills,
      acknowledged: names.length,
      repeated: stream.repeated,
      lost: names.filter((name) => !stored.includes(name)),
      doubled: stored.filter((name, index) => stored.indexOf(name) !== index),
      letters: notOnce(stored, letters),
      records: crm ? notOnce(stored, records) : [],
    };
  } finally {
    stream.stop();
    await server.end('SIGKILL');
    await crm?.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Sends leads like impatient visitors: without an answer the same lead goes again under its key. */
class LeadStream {
  readonly acknowledged = new Set<string>();
  repeated = 0;
  readonly #origin: string;
  #sent = 0;
  #stopped = false;
  #refusal: number | null = null;

  constructor(origin: string) {
    this.#origin = origin;
  }

  stop() {
    this.#stopped = true;
  }

  /**
   * Resolves when one more lead was acknowledged.
   * @throws Error when one was refused
   */
  async next() {
    const before = this.acknowledged.size;
    while (this.acknowledged.size === before) {
      if (this.#refusal !== null) throw new Error(`a good lead was answered ${this.#refusal}`);
      await sleep(10);
    }
  }

  async send() {
    while (!this.#stopped) {
      const name = `Посетитель ${++this.#sent}`;
      const key = randomUUID();
      while (!(await this.#try(name, key)) && !this.#stopped) {
        this.repeated += 1;
        await sleep(100);
      }
    }
  }

  async #try(name: string, key: string): Promise<boolean> {
    const signal = AbortSignal.timeout(10_000);
    let status: number;
    try {
      const puzzle = `${this.#origin}/api/Captcha.GetChallenge?form=Form.CallRequest`;
      const challenge = await fetch(puzzle, { signal });
      const [cookie = ''] = challenge.headers.getSetCookie()[0]?.split(';') ?? [];
      const { result } = (await challenge.json()) as { result: unknown };
      const input = { name, phone: '+79215550102', url: '/', token: solve(result) };
      const answer = await fetch(`${this.#origin}/api/Form.CallRequest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, cookie },
        body: JSON.stringify(input),
        signal,
      });
      await answer.arrayBuffer();
      status = answer.status;
    } catch {
      return false;
    }
    if (status >= 500) return false;
    if (status === 200) this.acknowledged.add(name);
    else this.#refusal = status;
    return true;
  }
}

/** A database with the demo content, so that no run waits for it. */
export async function prepareDatabase(dataDir: string) {
  const passwords = await createPasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });
  const parts = { clock: () => new Date(), passwords };
  await (await copyOfTemplate(parts, join(dataDir, 'db'))).close();
}

function crmSettings(crm: FakeCrm | null): Record<string, string> {
  if (!crm) return {};
  return {
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: 's'.repeat(32),
    CRM_ALLOW_PRIVATE: '1',
  };
}

async function allRecorded(crm: FakeCrm, count: number) {
  const until = Date.now() + CRM_TIMEOUT_MS;
  while (crm.records.size < count && Date.now() < until) await sleep(500);
}

function recordNames(crm: FakeCrm): string[] {
  return [...crm.records.values()].map((body) => (JSON.parse(body) as { name: string }).name);
}

/** Names in the rows of leads, and in the letters: written ones and those that wait for a lease. */
async function readStored(dataDir: string): Promise<{ stored: string[]; letters: string[] }> {
  const database = new PGlite(join(dataDir, 'db'));
  const leads = await database.query<{ name: string }>(
    // The demo content has leads of its own.
    "select name from leads where name like 'Посетитель %'",
  );
  const waiting = await database.query<{ guid: string; text: string }>(
    "select guid, message->>'text' as text from outbox",
  );
  await database.close();
  const folder = join(dataDir, 'outbox');
  const letters = new Map(waiting.rows.map(({ guid, text }) => [guid, text]));
  for (const file of await readdir(folder)) {
    const [, guid] = /-([0-9a-f-]{36})\.json$/.exec(file) ?? [];
    if (guid === undefined) continue;
    const letter = JSON.parse(await readFile(join(folder, file), 'utf8')) as { text: string };
    letters.set(guid, letter.text);
  }
  return {
    stored: leads.rows.map(({ name }) => name),
    letters: [...letters.values()].map((text) => /^Имя: (.+)$/m.exec(text)?.[1] ?? ''),
  };
}

function notOnce(names: readonly string[], seen: readonly string[]): string[] {
  return names.filter((name) => seen.filter((one) => one === name).length !== 1);
}

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 50);
  const report = await killLeads({
    kills,
    crm: true,
    onKill: (kill, acknowledged) => console.log(`kill ${kill}: ${acknowledged} acknowledged`),
  });
  console.log(report);
  const { lost, doubled, letters, records } = report;
  process.exitCode = lost.length + doubled.length + letters.length + records.length > 0 ? 1 : 0;
}
