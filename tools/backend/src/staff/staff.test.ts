import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoTickets } from '../../demo/data/account/tickets.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';

const PASSWORD = 'пароль отдела продаж';

const basic = (password: string) => `Basic ${Buffer.from(`staff:${password}`).toString('base64')}`;

const ticket = demoTickets.find(({ state }) => state === 'open')?.guid ?? '';

let backend: TestBackend;
beforeAll(async () => {
  backend = await (await testBackend()).restarted({ STAFF_PASSWORD: PASSWORD });
});
afterAll(() => backend.close());

interface Way {
  authorization?: string | null;
  ip?: string;
  headers?: Record<string, string>;
}

/** Runs an action as the command line does. */
function run(
  name: string,
  fields: object,
  { authorization = basic(PASSWORD), ip, headers }: Way = {},
) {
  return backend.visitor(ip).send(`/staff/actions/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(authorization !== null && { authorization }),
      ...headers,
    },
    body: JSON.stringify(fields),
  });
}

test('the command line gets JSON, refusals included', async () => {
  const done = await run('ticket.close', { ticket });
  expect(done.headers.get('cache-control')).toBe('no-store');
  expect(await done.json()).toMatchObject({
    result: { message: expect.stringContaining('закрыто') as string },
  });
  expect((await run('ticket.close', { ticket })).status).toBe(404);
  expect((await run('ticket.nothing', {})).status).toBe(404);
  expect((await run('ticket.close', { ticket: 'x' })).status).toBe(400);
});

test('an action asks for the password before anything else', async () => {
  for (const authorization of [null, 'Basic', 'Bearer x', basic(''), basic('другой пароль')]) {
    for (const name of ['ticket.close', 'ticket.nothing']) {
      const refused = await run(name, { ticket }, { authorization });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('www-authenticate')).toMatch(/^Basic /);
    }
  }
  backend.clock.pass(900);
});

test('an action is not there where no password is set', async () => {
  const closed = await backend.restarted({});
  const headers = { authorization: basic(''), 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: '{}' };
  expect((await closed.visitor().send('/staff/actions/ticket.close', sent)).status).toBe(404);
});

test('even the right password is refused after ten wrong ones from an address', async () => {
  const ip = '198.51.100.66';
  for (let tries = 0; tries < 10; tries++) {
    const wrong = await run('ticket.nothing', {}, { authorization: basic('guess'), ip });
    expect(wrong.status).toBe(401);
  }
  expect((await run('ticket.nothing', {}, { ip })).status).toBe(429);
  expect((await run('ticket.nothing', {})).status).toBe(404);
  backend.clock.pass(900);
  expect((await run('ticket.nothing', {}, { ip })).status).toBe(404);
});

test('right passwords are not counted', async () => {
  for (let tries = 0; tries < 30; tries++) {
    expect((await run('ticket.nothing', {})).status).toBe(404);
  }
});

test('a form of another site’s page does nothing, in whatever type it is sent', async () => {
  const foreign = { origin: 'https://evil.test' };
  expect((await run('ticket.close', { ticket }, { headers: foreign })).status).toBe(403);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await run('ticket.close', { ticket }, { headers: form })).status).toBe(415);
});

test('what was a page leads into the Studio and tells nothing, with the password or without', async () => {
  for (const authorization of [basic(PASSWORD), basic('guess')]) {
    const moved = await backend.visitor().send('/staff/leads?text=Ольга', {
      headers: { authorization },
    });
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(
      `/studio/leads?view=all&text=${encodeURIComponent('Ольга')}`,
    );
    expect(await moved.text()).toBe('');
  }
});
