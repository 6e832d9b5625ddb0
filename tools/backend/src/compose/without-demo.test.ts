import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registry } from '@m30/api';
import { createBackend, type Backend } from './backend.ts';
import { readConfig } from '../kernel/config/config.ts';
import { authCodes } from '../modules/people/code/codes.table.ts';
import { complexes, lots } from '../modules/estate/objects.table.ts';
import { leads } from '../modules/deal/lead/leads.table.ts';
import { pages, templates } from '../modules/content/library/content.table.ts';
import { reviews } from '../modules/content/library/content-reviews.table.ts';
import { sessions, users } from '../modules/people/account/accounts.table.ts';
import { testMatters } from '../adapters/test-partner/test-partner.table.ts';
import { printFirstLink } from '../modules/staff/invitation/first-link.ts';
import { staffPeople } from '../modules/staff/person/staff-people.table.ts';
import { staffSessions } from '../modules/staff/session/staff-sessions.table.ts';
import { demoStaff } from '../../demo/seed/demo-staff.ts';
import { staffAs, StudioClient } from '../testing/studio/studio-client.ts';
import { PARTNERS } from '../kernel/config/partner-kind.ts';
import { demoBuyer } from '../../demo/seed/demo-buyer.ts';
import { setUpNotes } from '../studio/company/set-up-notes.ts';
import { reportSetup } from './report-setup.ts';
import { examplesOf } from '../testing/examples/examples-of.ts';
import { orderAt } from '../testing/order-at.ts';
import { openSale, partnerPage, readContract, type Sale } from '../testing/sale.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';
import { TestClient } from '../testing/test-client.ts';

const STAFF_PASSWORD = 'пароль отдела продаж';

/** A log in memory: its messages. */
function memoryLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { log: pino(stream), lines };
}

describe('a first start without DEMO=1', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'm30-plain-'));
  const { log, lines } = memoryLog();
  let backend: Backend;
  const visitor = () => new TestClient((request) => backend.fetch(request, { ip: '203.0.113.7' }));
  beforeAll(async () => {
    const environment = { DATA_DIR: dataDir, NODE_ENV: 'test', PUBLIC_ORIGIN: 'http://site.test' };
    const config = readConfig({ ...environment, CAPTCHA_MAX_NUMBER: '50', STAFF_PASSWORD });
    backend = await createBackend(config, { log });
  });
  afterAll(async () => {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('writes nobody and nothing of the demo', async () => {
    const tables = [
      users,
      staffPeople,
      complexes,
      lots,
      pages,
      templates,
      reviews,
      leads,
      testMatters,
    ];
    const counts = await Promise.all(tables.map((table) => backend.services.db.$count(table)));
    expect(counts).toEqual(tables.map(() => 0));
  });

  test('the password of the README opens nothing', async () => {
    expect((await visitor().logIn()).status).toBe(401);
  });

  test.each(demoStaff)(
    'the password of the README does not open the Studio to $email',
    async (one) => {
      expect((await new StudioClient(visitor()).signIn(one.email)).status).toBe(401);
    },
  );

  test('the log has one link to the first account of the Studio, which works once', async () => {
    const links = [
      ...lines.join('').matchAll(/http:\/\/site\.test\/studio\/priglashenie#([\w-]+)/g),
    ];
    expect(links).toHaveLength(1);
    const key = links[0]?.[1];
    const first = new StudioClient(visitor());
    const asked = await first.post('Invitation.Get', { key });
    expect(asked.body.result).toMatchObject({ kind: 'first', email: null, role: 'administrator' });
    const password = 'korabl-na-neve-30';
    expect((await first.post('Invitation.Accept', { key, password })).status).toBe(422);
    const named = { key, password, email: 'boss@site.test', last_name: 'Первая', name: 'Анна' };
    const answers = await Promise.all(
      [1, 2].map(() => new StudioClient(visitor()).post('Invitation.Accept', named)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await first.post('Invitation.Get', { key })).status).toBe(404);
    expect(await backend.services.db.$count(staffPeople)).toBe(1);
  });

  test('a restart prints no other link once there is an account', async () => {
    const before = lines.length;
    await printFirstLink({ ...backend.services, log });
    expect(lines.slice(before).join('')).not.toContain('priglashenie');
  });

  test.each(PARTNERS)('there is neither a page nor a callback of a test %s', async (kind) => {
    for (const method of ['GET', 'POST']) {
      const page = await visitor().send(`/test-${kind}/${demoBuyer.guid}`, { method });
      expect(page.status).toBe(404);
    }
    const callback = await visitor().raw(`${kind}/callback`, '{}', { 'x-signature': 't=1,v1=' });
    expect(callback.status).toBe(404);
  });

  test.each(['/feeds/yandex.xml', '/llms.txt', '/media/share/index.png'])(
    '%s waits for content instead of being empty',
    async (path) => {
      const answer = await visitor().send(path);
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('Сайт настраивается');
    },
  );

  test('methods answer as they can, and the templates say why they cannot', async () => {
    for (const [name, verb] of [
      ['Content.GetTemplate', 'post'],
      ['LK.GetTemplate', 'post'],
    ] as const) {
      const refused = await visitor()[verb](name, {});
      expect([refused.status, refused.body.message]).toEqual([
        503,
        'Сайт настраивается. Загляните позже',
      ]);
    }
    const map = await visitor().get('Content.GetSitemap');
    expect(map.status).toBe(200);
    expect(JSON.stringify(map.body.result)).not.toContain('/obekty/');
    const found = await visitor().post('Objects.GetCatalog', {});
    expect(found.status).toBe(200);
    expect(JSON.stringify(found.body.result)).not.toContain('kanal');
    const client = visitor();
    const token = await client.token();
    const lead = { name: 'Ольга', phone: '+7 (921) 555-01-02', url: '/', token };
    expect((await client.post('Form.CallRequest', lead)).status).toBe(200);
  });

  test('no method fails for want of content: it answers, or refuses in Russian', async () => {
    const client = visitor();
    const failed: string[] = [];
    for (const method of registry) {
      for (const { input } of examplesOf(method)) {
        const query = Object.entries(input as object).map(([key, value]) => [key, String(value)]);
        const { status, body } =
          method.verb === 'GET'
            ? await client.get(method.name, Object.fromEntries(query) as Record<string, string>)
            : await client.post(method.name, input);
        if (status === 500 || (status !== 200 && !/[а-яё]/.test(body.message ?? ''))) {
          failed.push(`${method.name}: ${status} ${body.message ?? ''}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });

  test('the process is well and ready, and says that it is empty', async () => {
    expect((await visitor().send('/healthz')).status).toBe(200);
    const ready = await visitor().send('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', content: 'none' }]);
  });

  test('the log and the Studio’s desk of the company say how to go on', () => {
    expect(lines.join('')).toMatch(/no content yet.*npm run restore.*npm run import.*\/studio/);
    expect(lines.join('')).toMatch(/PARTNER_GATEWAY_URL/);
    const notes = setUpNotes(backend.services);
    expect(notes[0]).toContain('посетители видят «Сайт настраивается»');
    expect(notes[1]).toMatch(/Не\s*подключено: оплата на сайте, электронная подпись/);
  });

  test('content that is written later is shown without a restart', async () => {
    const demo = await import('../../demo/content/site-template.ts');
    const account = await import('../../demo/content/account-template.ts');
    await backend.services.db.insert(templates).values([
      { id: 'site', body: demo.siteTemplate },
      { id: 'account', body: account.accountTemplate },
    ]);
    await expect
      .poll(async () => (await visitor().post('Content.GetTemplate', {})).status)
      .toBe(200);
    expect(await (await visitor().send('/readyz')).json()).toEqual({ status: 'ready' });
  });
});

describe('a database of the demo that is used without it', () => {
  let demo: TestBackend;
  let plain: TestBackend;
  let administrator: StudioClient;
  let started: Sale;
  const { log, lines } = memoryLog();
  beforeAll(async () => {
    demo = await testBackend();
    await demo.visitor().logIn();
    administrator = await staffAs(demo, 'administrator');
    started = await openSale(demo);
    await partnerPage(started, 'Order.Pay', { purpose: 'hold' });
    plain = await demo.restarted({ DEMO: '0', STAFF_PASSWORD });
    await reportSetup({ ...plain.services, log });
  });
  afterAll(() => demo.close());

  /** The same buyer at the process without the demo. */
  function at({ services: _, ...backend }: TestBackend, { buyer }: Sale): TestClient {
    const same = backend.visitor();
    for (const [name, value] of buyer.cookies) same.cookies.set(name, value);
    return same;
  }

  test('the demo buyer is out, and cannot come back by password or code', async () => {
    const { db } = plain.services;
    expect(await db.$count(sessions)).toBe(1);
    expect((await plain.visitor().logIn()).status).toBe(401);
    const visitor = plain.visitor();
    const { phone } = demoBuyer;
    const token = await visitor.token();
    expect((await visitor.post('User.ChangeCheckSMSPhone', { phone, token })).status).toBe(200);
    const codes = await db.select().from(authCodes);
    expect(codes.map(({ real, userId }) => [real, userId])).toEqual([[false, null]]);
    expect((await demo.visitor().logIn()).status).toBe(200);
  });

  test('the demo staff is out of the Studio, signed in or not', async () => {
    expect((await administrator.get('Staff.List')).status).toBe(200);
    const same = new StudioClient(plain.visitor());
    for (const [name, value] of administrator.visitor.cookies)
      same.visitor.cookies.set(name, value);
    expect((await same.get('Staff.List')).status).toBe(401);
    for (const { email } of demoStaff) {
      expect((await new StudioClient(plain.visitor()).signIn(email)).status).toBe(401);
    }
    expect(await plain.services.db.$count(staffSessions)).toBeGreaterThan(0);
  });

  test('a stranger with an account of his own is logged in as ever', async () => {
    const { body } = await at(plain, started).post('User.GetInfo', {});
    expect(body.result).toMatchObject({ user: expect.any(Object) as object });
  });

  test('its content stays, and the log says so loudly', async () => {
    expect((await plain.visitor().post('Content.GetTemplate', {})).status).toBe(200);
    expect(lines.join('')).toMatch(/"level":40.*filled with the DEMO.*cannot log in/);
  });

  test('a payment that was begun at the test acquirer cannot be finished there', async () => {
    const [matter] = await plain.services.db.select().from(testMatters);
    const page = await plain.visitor().send(`/test-${matter?.partner}/${matter?.guid}`);
    expect(page.status).toBe(404);
  });

  test.each([
    [4, 'Order.Pay', { purpose: 'hold' }, /^Оплата на\s*сайте ещё не\s*подключена/],
    [7, 'Order.Sign', {}, /^Электронная подпись ещё не\s*подключена/],
    [8, 'Order.OpenEscrow', {}, /^Открытие счёта эскроу на\s*сайте ещё не\s*подключено/],
    [9, 'Order.SendToRegistration', {}, /^Электронная регистрация ещё не\s*подключена/],
  ])(
    'at stage %i %s says that it is not set up, and where to turn',
    async (stage, name, more, words) => {
      const sale = await orderAt(demo, stage);
      const asked = {
        ...{ guid: sale.order, ...more },
        ...(name === 'Order.Sign' && { hash: await readContract(sale) }),
      };
      const refused = await at(plain, sale).post(name, asked);
      expect([refused.status, refused.body.message]).toEqual([503, expect.stringMatching(words)]);
      expect(refused.body.message).toContain('Позвоните нам');
      expect((await sale.buyer.post(name, asked)).status).toBe(200);
    },
  );

  test('a gateway that comes later gets the payment that the demo had begun', async () => {
    const later = {
      PARTNER_GATEWAY_URL: 'http://127.0.0.1:1',
      PARTNER_GATEWAY_SECRET: 'x'.repeat(32),
    };
    const gateway = await demo.restarted({ DEMO: '0', ...later });
    expect(gateway.services.partners.missing).toEqual([]);
    const refused = await at(gateway, started).post('Order.Pay', {
      ...{ guid: started.order, purpose: 'hold' },
    });
    expect(refused.body.message).toBe('Партнёр не отвечает. Попробуйте через несколько минут');
  });
});
