import { createApi } from '@m30/api/client';
import { describe, expect, test, vi } from 'vitest';
import { createLoginGate } from './login-gate.ts';
import { withLogin } from './with-login.ts';

const ended = { code: 401, message: 'Войдите в личный кабинет' };
const ok = { code: 200, result: { text: 'Готово' } };

/** A server whose session has ended until `login` is called. */
function createPage(owner?: () => string | null) {
  let session = false;
  const fetch = vi.fn(async (request: Request) =>
    session && !request.url.includes('User.')
      ? Response.json(ok)
      : Response.json(ended, { status: 401 }),
  );
  const openLogin = vi.fn();
  const gate = createLoginGate(openLogin, owner);
  const api = withLogin(createApi({ origin: 'https://site.example', fetch }), () => gate);
  return { api, fetch, gate, openLogin, login: () => (session = true) };
}

const send = ({ api }: ReturnType<typeof createPage>, key = 'k1') =>
  api.post(
    'Form.CallRequest',
    { name: 'Анна', phone: '+79213041762', token: 't', url: '/' },
    { idempotencyKey: key },
  );

describe('a call of a session that has ended', () => {
  test('opens the login window and is repeated after the login, its key with it', async () => {
    const page = createPage();
    const answer = send(page);
    await vi.waitFor(() => expect(page.openLogin).toHaveBeenCalledTimes(1));
    expect(page.gate.waiting).toBe(true);
    page.login();
    expect(page.gate.resume()).toBe(true);
    expect(await answer).toEqual({ text: 'Готово' });
    const keys = page.fetch.mock.calls.map(([request]) => request.headers.get('idempotency-key'));
    expect(keys).toEqual(['k1', 'k1']);
    expect(page.gate.waiting).toBe(false);
  });

  test('opens one window for several calls', async () => {
    const page = createPage();
    const answers = [send(page, 'a'), send(page, 'b')];
    await vi.waitFor(() => expect(page.fetch).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(page.gate.waiting).toBe(true));
    await new Promise((resume) => setTimeout(resume));
    page.login();
    page.gate.resume();
    expect(await Promise.all(answers)).toHaveLength(2);
    expect(page.openLogin).toHaveBeenCalledTimes(1);
  });

  test('fails with its refusal when the window is closed', async () => {
    const page = createPage();
    const answer = send(page);
    await vi.waitFor(() => expect(page.gate.waiting).toBe(true));
    page.gate.cancel();
    await expect(answer).rejects.toMatchObject({ code: 401 });
    expect(page.gate.resume()).toBe(false);
  });

  test('is not repeated for somebody else than the page was rendered for', async () => {
    const page = createPage(() => 'marina');
    const answer = send(page);
    await vi.waitFor(() => expect(page.gate.waiting).toBe(true));
    page.login();
    expect(page.gate.resume({ user: { guid: 'anna' } })).toBe(false);
    await expect(answer).rejects.toMatchObject({ code: 401 });
    expect(page.fetch).toHaveBeenCalledTimes(1);
  });

  test('is repeated once: a second 401 is the answer', async () => {
    const page = createPage();
    const answer = send(page);
    await vi.waitFor(() => expect(page.gate.waiting).toBe(true));
    page.gate.resume();
    await expect(answer).rejects.toMatchObject({ code: 401 });
    expect(page.openLogin).toHaveBeenCalledTimes(1);
  });
});

test('a wrong password is no ended session', async () => {
  const page = createPage();
  const login = page.api.post('User.Authorization', { phone: '+79213041762', password: '12345' });
  await expect(login).rejects.toMatchObject({ code: 401 });
  expect(page.openLogin).not.toHaveBeenCalled();
});

test('other refusals and reading calls pass as they are', async () => {
  const page = createPage();
  page.login();
  expect(await page.api.get('Captcha.GetChallenge', {})).toEqual({ text: 'Готово' });
  expect(page.openLogin).not.toHaveBeenCalled();
});

test('a gate whose code is lost leaves the refusal as it is', async () => {
  const refused = async () => Response.json(ended, { status: 401 });
  const api = createApi({ origin: 'https://site.example', fetch: refused });
  const guarded = withLogin(api, () => Promise.reject(new TypeError('offline')));
  await expect(guarded.get('Captcha.GetChallenge', {})).rejects.toMatchObject({ code: 401 });
});
