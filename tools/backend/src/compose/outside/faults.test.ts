import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outbox as messages } from '../../adapters/outbox/outbox.table.ts';
import { leadDelivery } from '../../modules/deal/lead/leads.table.ts';
import { deeds, type Cast } from '../../testing/processes/faults/deeds.ts';
import { BEHIND, behind, FAULTS, PEOPLE } from '../../testing/processes/faults/fault-table.ts';
import { stages, type Stage } from '../../testing/processes/faults/stages.ts';
import { openSale, upload } from '../../testing/sale.ts';
import { staffAs } from '../../testing/studio/studio-client.ts';

/** Milliseconds; making a cluster is slow on a busy machine. */
const PATIENCE = 120_000;

/** Longer than an open circuit rests, milliseconds. */
const REST = 6_000;

/** Half a minute without an answer passes a hundred times as fast. */
const after = AbortSignal.timeout.bind(AbortSignal);
beforeAll(() => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) =>
    after(Math.ceil(milliseconds / 100)),
  );
});
afterAll(() => vi.restoreAllMocks());

const MOODS = { slow: 'stuck', wrong: 'wrong', gone: 'gone', flapping: 'gone' } as const;

describe.each(BEHIND)('%s', (service) => {
  let stage: Stage;
  let cast: Cast;

  beforeAll(async () => {
    stage = await stages[service]();
    const { backend } = stage;
    const sale = await openSale(backend);
    const document = await documentOf(sale);
    cast = { backend, sale, document, staff: await staffAs(backend, 'administrator') };
    vi.useFakeTimers({ toFake: ['Date'] });
  }, PATIENCE);
  afterAll(async () => {
    vi.useRealTimers();
    await stage.close();
  }, PATIENCE);
  beforeEach(() => well());

  /** The service is there again, and no circuit to it is open. */
  function well() {
    stage.link.become('good');
    vi.setSystemTime(Date.now() + REST);
  }

  const walks = FAULTS.flatMap((fault) => PEOPLE.map((person) => [fault, person] as const));

  test.each(walks)('%s: what the %s sees', async (fault, person) => {
    const { sees } = behind[service][person];
    const act = () => deeds[service][person](cast);
    stage.link.become(MOODS[fault]);
    if (fault !== 'flapping') return expect(await act()).toBe(sees[fault]);
    for (let turn = 0; turn < 2; turn += 1) {
      stage.link.become('gone');
      expect(await act()).toBe(sees.gone);
      well();
      expect(await act()).toBeNull();
    }
  });

  const isTold = service === 'crm' || service === 'sms' || service === 'mail';

  test.runIf(isTold)('afterwards everything that waited has gone out', async () => {
    const { backend, taken } = stage;
    const { db, outbox, crm } = backend.services;
    backend.clock.pass(3600);
    await outbox.flush();
    await crm.flush();
    expect(await db.$count(messages)).toBe(0);
    expect(await db.$count(leadDelivery, isNull(leadDelivery.deliveredAt))).toBe(0);
    const arrived = taken?.() ?? [];
    expect(arrived).not.toEqual([]);
    if (service !== 'crm') return;
    const noted = await db.select({ lead: leadDelivery.leadGuid }).from(leadDelivery);
    const left = noted.filter(({ lead }) => !arrived.includes(lead));
    expect(left).toEqual([]);
  });
});

async function documentOf(sale: Cast['sale']): Promise<string> {
  const bytes = new Uint8Array(Buffer.from('%PDF-1.7\n'));
  const { body } = await upload(sale, bytes, { kind: 'other', name: 'Паспорт.pdf' });
  const { file } = body.result as { file: { guid: string } | null };
  if (!file) throw new Error('no document');
  return file.guid;
}
