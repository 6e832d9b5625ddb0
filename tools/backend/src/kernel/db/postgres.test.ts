import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../observability/log.ts';
import { catchUpWithPartners } from '../../modules/deal/partner-gateway/catch-up.ts';
import { askCode, newcomer } from '../../testing/auth.ts';
import { freeLots, someBuyers } from '../../testing/buyers.ts';
import {
  NOT_DURABLE,
  startPostgres,
  type PostgresServer,
} from '../../testing/processes/postgres-server.ts';
import { raceForLots } from '../../testing/races/race-for-lots.ts';
import { raceForSlot } from '../../testing/races/race-for-slot.ts';
import { openSale, orderOf, partnerPage, press, type Sale } from '../../testing/sale.ts';
import { startServer, type ServerProcess } from '../../testing/processes/server-process.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { openServer } from './open-server.ts';
import { leads } from '../../modules/deal/lead/leads.table.ts';
import { lots } from '../../modules/estate/objects.table.ts';

/** Milliseconds; making a cluster is slow on a busy machine. */
const TIMEOUT_MS = 120_000;

/** Lots and buyers of the race; the long run has 100 and 200. */
const RACE = {
  lots: Number(process.env['RACE_LOTS'] ?? 10),
  buyers: Number(process.env['RACE_BUYERS'] ?? 40),
};

let server: PostgresServer;
let folder: string;
let url: string;
let backend: TestBackend;

beforeAll(async () => {
  server = await startPostgres(NOT_DURABLE);
  url = server.url;
  folder = await mkdtemp(join(tmpdir(), 'm30-processes-'));
  backend = await testBackend({ open: () => openServer(url, createLog('silent')) });
}, TIMEOUT_MS);

afterAll(async () => {
  await backend?.close();
  await server?.remove();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

describe('on a PostgreSQL server', () => {
  test('the migrated and seeded product takes a lead once per key', async () => {
    const before = await backend.services.db.$count(leads);
    const visitor = backend.visitor();
    const input = { name: 'Ольга', phone: '+79215550102', url: '/', token: await visitor.token() };
    const key = { 'idempotency-key': 'b3a5f1de-0001' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor.post('Form.CallRequest', input, key)),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await backend.services.db.$count(leads)).toBe(before + 1);
  });

  test('an anti-bot answer is good once, however many use it at once', async () => {
    const visitor = backend.visitor();
    const input = { name: 'Ольга', phone: '+79215550103', url: '/', token: await visitor.token() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => visitor.post('Form.CallRequest', input)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a buyer logs in and reads the orders and their documents', async () => {
    const visitor = backend.visitor();
    expect((await visitor.logIn()).status).toBe(200);
    const { body } = await visitor.post('Order.GetOrderList', { user_id: 1 });
    expect(body.result).toHaveProperty('orders.3.files.0.type', 'rtf');
    const src = (body.result as { orders: { files: { src: string }[] }[] }).orders[3]?.files[0]
      ?.src;
    expect((await visitor.send(src ?? '')).status).toBe(200);
  });

  test(
    'money that is told of many times, while its order is cancelled, counts once or goes back',
    async () => {
      const sales = [await openSale(backend), await openSale(backend), await openSale(backend)];
      const pay = async (sale: Sale) => partnerPage(sale, 'Order.Pay', { purpose: 'hold' });
      const pages = await Promise.all(sales.map(pay));
      const answers = await Promise.all(
        sales.flatMap((sale, index) => [
          ...['twice', 'pay', 'refuse', 'late'].map((action) =>
            press(sale.buyer, pages[index] ?? '', action),
          ),
          sale.buyer.post('Order.Cancel', { guid: sale.order, reason: 'other' }),
        ]),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      await catchUpWithPartners(backend.services);
      await catchUpWithPartners(backend.services);
      for (const sale of sales) {
        const { money } = await orderOf(sale);
        expect(money.refunded).toBe(money.received);
      }
    },
    TIMEOUT_MS,
  );

  test('a second process starts on the same database without seeding it again', async () => {
    const before = await backend.services.db.$count(leads);
    const second = await testBackend({ open: () => openServer(url, createLog('silent')) });
    const count = await second.services.db.$count(leads);
    await second.close();
    expect(count).toBe(before);
  });

  test(
    'of many who ask for a lot at once one wins it, and nobody gets an error',
    async () => {
      expect(await raceForLots(backend, RACE)).toEqual({
        answers: { 200: RACE.lots, 409: RACE.lots * (RACE.buyers - 1) },
        winners: Array(RACE.lots).fill(1),
        holds: RACE.lots,
        held: RACE.lots,
      });
    },
    RACE.lots * RACE.buyers * 50 + TIMEOUT_MS,
  );

  test(
    'of fifty who ask at once for the last time of an inspection one gets it',
    async () => {
      const { answers, booked } = await raceForSlot(backend, 50);
      const count = (status: number) => answers.filter((one) => one.status === status).length;
      expect([count(200), count(409), booked]).toEqual([1, 49, 1]);
    },
    TIMEOUT_MS,
  );

  test('what one process holds, the other is told', async () => {
    const second = await testBackend({ open: () => openServer(url, createLog('silent')) });
    try {
      const [lot] = await freeLots(backend, 1);
      const [buyer] = await someBuyers(backend, 1);
      const heard = new Promise((resolve) => second.services.events.subscribe(resolve));
      await buyer?.post('Order.Reserve', { lot: lot?.id });
      expect(await heard).toMatchObject({ event: { id: lot?.id, status: 'held' } });
    } finally {
      await second.close();
    }
  });

  test('of codes that are asked for at once one is sent, and guesses at once get five tries', async () => {
    const browsers = Array.from({ length: 20 }, () => backend.visitor());
    const asked = await Promise.all(
      browsers.map((browser) => askCode(browser, 'User.CheckSMSPhone', newcomer)),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(429)]);
    const browser = browsers[asked.findIndex(({ status }) => status === 200)];
    const guesses = Array.from({ length: 60 }, (_, step) =>
      browser?.post('User.Registration', { ...newcomer, code: String(500_000 + step) }),
    );
    const said = (await Promise.all(guesses)).map((answer) => answer?.body.message);
    const tried = said.filter((message) =>
      message?.endsWith('Проверьте цифры или запросите новый'),
    );
    expect(tried).toHaveLength(5);
  });

  test(
    'a session of one process is one of the other, also after a restart',
    async () => {
      const environment = {
        DATABASE_URL: url,
        DATA_DIR: folder,
        PUBLIC_ORIGIN: 'http://site.test',
      };
      const start = () => startServer(environment);
      const [first, second] = await Promise.all([start(), start()]);
      let third: ServerProcess | null = null;
      try {
        const visitor = first.visitor();
        expect((await visitor.logIn()).status).toBe(200);
        const whoIs = async (server: ServerProcess) => {
          const same = server.visitor();
          for (const [name, value] of visitor.cookies) same.cookies.set(name, value);
          return (await same.post('User.GetInfo', {})).body.result;
        };
        const buyer = {
          user: expect.objectContaining({ name_full: 'Савельева Марина Андреевна' }),
        };
        expect(await whoIs(second)).toEqual(buyer);
        await first.stop();
        third = await start();
        expect(await whoIs(third)).toEqual(buyer);
        await second.visitor().post('User.Logout', {});
        expect(await whoIs(third)).toEqual(buyer);
        const leaving = second.visitor();
        for (const [name, value] of visitor.cookies) leaving.cookies.set(name, value);
        await leaving.post('User.Logout', {});
        expect(await whoIs(third)).toEqual({ user: null });
      } finally {
        await Promise.all([first.stop(), second.stop(), third?.stop()]);
      }
    },
    TIMEOUT_MS,
  );

  test('a lot that one process writes is known to another, also after a lost connection', async () => {
    const second = await testBackend({ open: () => openServer(url, createLog('silent')) });
    const [flat] = [...backend.services.catalogue.snapshot.lots.values()];
    const statusIn = () => second.services.catalogue.snapshot.lots.get(flat?.id ?? '')?.status;
    const write = (status: 'closed' | 'reserved') =>
      backend.services.db
        .update(lots)
        .set({ status })
        .where(eq(lots.guid, flat?.guid ?? ''));
    try {
      await write('closed');
      await expect.poll(statusIn, { timeout: 5_000 }).toBe('closed');
      await backend.services.db.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`,
      );
      await write('reserved');
      await expect.poll(statusIn, { timeout: 10_000 }).toBe('reserved');
    } finally {
      await second.close();
    }
  });

  test('a transaction that cannot begin gives its connection back', async () => {
    const { db } = backend.services;
    const tries = Array.from({ length: 30 }, () =>
      db.transaction(async () => undefined, { isolationLevel: 'none' as 'serializable' }),
    );
    const ends = await Promise.allSettled(tries);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
    expect((await backend.visitor().send('/readyz')).status).toBe(200);
  });

  test(
    'a connection whose answer did not come in time is given to nobody else',
    async () => {
      const link = await openLink(server.port);
      const late = await openServer(
        url.replace(`:${server.port}/`, `:${link.port}/`),
        createLog('silent'),
        { connect: 3_000, query: 1_000, ping: 1_000 },
      );
      try {
        const caught = late.db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          link.silence();
          await tx.execute(sql`select 1`);
        });
        await expect(caught).rejects.toThrow();
        const next = late.db.transaction(async (tx) => tx.$count(leads));
        expect(await next).toBeGreaterThan(0);
      } finally {
        link.close();
        await late.close();
      }
    },
    TIMEOUT_MS,
  );

  test(
    'a server that stops is a 503 in Russian, and its return is noticed',
    async () => {
      const begun = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      const caught = backend.services.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        begun.resolve();
        await gone.promise;
        await tx.execute(sql`select 1`);
      });
      const refused = expect(caught).rejects.toThrow();
      await begun.promise;
      await server.stop();
      gone.resolve();
      await refused;
      const ready = await backend.visitor().send('/readyz');
      expect([ready.status, await ready.json()]).toEqual([
        ...[200, { status: 'ready', database: 'away' }],
      ]);
      const { status, body } = await backend.visitor().logIn();
      expect([status, body.message]).toEqual([
        503,
        'Сервис временно недоступен. Попробуйте через минуту',
      ]);
      await server.start();
      const back = await backend.visitor().send('/readyz');
      expect(await back.json()).toEqual({ status: 'ready' });
      expect((await backend.visitor().logIn()).status).toBe(200);
    },
    TIMEOUT_MS,
  );
});

/** A way to the server whose connections of now can be made to say nothing more. */
async function openLink(target: number) {
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    sockets.add(near).add(far);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  return {
    port: (way.address() as AddressInfo).port,
    silence() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      way.close();
    },
  };
}
