import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoTickets } from '../../demo/data/account/tickets.ts';
import { testBackend, type TestBackend } from '../testing/test-backend.ts';

const PASSWORD = 'пароль отдела продаж';
const authorization = `Basic ${Buffer.from(`staff:${PASSWORD}`).toString('base64')}`;
const ticket = demoTickets.find(({ state }) => state === 'open')?.guid ?? '';

let backend: TestBackend;
beforeAll(async () => {
  backend = await (await testBackend()).restarted({ STAFF_PASSWORD: PASSWORD });
});
afterAll(() => backend.close());

const ask = (path: string, init: { method?: string; body?: string; type?: string } = {}) =>
  backend.visitor().send(path, {
    ...(init.method && { method: init.method }),
    ...(init.body && { body: init.body }),
    headers: { authorization, ...(init.type && { 'content-type': init.type }) },
  });

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  type: 'application/x-www-form-urlencoded',
  body: new URLSearchParams(fields).toString(),
});

test('what waits stands with its forms', async () => {
  const page = await (await ask('/staff/account')).text();
  expect(page).toContain(`name="ticket" value="${ticket}"`);
  expect((await ask('/staff/actions')).status).toBe(200);
});

test('a refused form keeps what was typed and says why', async () => {
  const response = await ask('/staff/actions/ticket.answer', form({ ticket: 'x', text: 'Да' }));
  const page = await response.text();
  expect(response.status).toBe(422);
  expect(page).toMatch(/role="alert"/);
  expect(page).toContain('>Да</textarea>');
});

test('a form does its action once and tells so; words of others are not shown', async () => {
  const response = await ask('/staff/actions/ticket.answer', form({ ticket, text: 'Готово' }));
  const location = response.headers.get('location') ?? '';
  expect(response.status).toBe(303);
  expect(await (await ask(location)).text()).toMatch(/role="status">\s*Ответ на обращение/);
  for (const sign of ['00', '0'.repeat(64)]) {
    const forged = await (await ask(`/staff/account?done=Деньги+ушли&sign=${sign}`)).text();
    expect(forged).not.toContain('Деньги ушли');
  }
});

test('the command line gets JSON, refusals included', async () => {
  const json = (name: string, fields: object) =>
    ask(`/staff/actions/${name}`, {
      ...{ method: 'POST', type: 'application/json' },
      body: JSON.stringify(fields),
    });
  const done = await json('ticket.close', { ticket });
  expect(await done.json()).toMatchObject({
    result: { message: expect.stringContaining('закрыто') as string },
  });
  expect((await json('ticket.close', { ticket })).status).toBe(404);
  expect((await json('ticket.nothing', {})).status).toBe(404);
});
