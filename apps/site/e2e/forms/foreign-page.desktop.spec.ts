import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHROMIUM_ARGS, ensureChromium } from '@m30/config/chromium';
import { leadsOf, pastedPhone, someName } from '@m30/e2e/leads';
import { expect, test, type Request } from '@playwright/test';
import { expectConfirmation } from '../support/lead-journeys.ts';

// As Safari does, and Chromium where its user has chosen so.
test.use({
  launchOptions: {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_ARGS, '--test-third-party-cookie-phaseout'],
  },
});

let partner: Server | undefined;
test.afterEach(() => {
  partner?.closeAllConnections();
  partner?.close();
  partner = undefined;
});

/** Serves a page of another site: `127.0.0.1` is none of `localhost`, whatever the port. */
async function serve(
  answer: (...exchange: Parameters<RequestListener>) => void | Promise<void>,
): Promise<string> {
  partner = createServer((request, response) => {
    // A page that has left needs no answer.
    Promise.resolve(answer(request, response)).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(partner, 'listening');
  return `http://127.0.0.1:${(partner.address() as AddressInfo).port}`;
}

/** The site under test. */
const siteOf = (baseURL: string | undefined) => baseURL ?? 'http://localhost:4200';

const framed = (src: string) =>
  `<!doctype html><html lang="ru"><title>Агентство</title><iframe src="${src}" width="800" height="1200">`;

test(
  'a form in the frame of another site sends its lead without any cookie',
  { tag: '@full' },
  async ({ page, context, baseURL }) => {
    const site = siteOf(baseURL);
    const origin = await serve((request, response) => {
      const src = new URL(request.url ?? '/', 'http://partner').searchParams.get('frame') ?? '';
      response.setHeader('content-type', 'text/html; charset=utf-8').end(framed(src));
    });
    // One that a frame would get if the browser gave it any.
    const ofSite = { domain: new URL(site).hostname, path: '/' };
    await context.addCookies([
      { name: 'any', value: '1', sameSite: 'None', secure: true, ...ofSite },
    ]);
    const calls: Request[] = [];
    page.on('request', (request) => void (request.url().includes('/api/') && calls.push(request)));

    const src = `${site}/iframe/mortgage-calc?origin=${origin}&objectId=k2-48`;
    await page.goto(`${origin}/?frame=${encodeURIComponent(src)}`);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'Обсудить со специалистом' }).click();
    const modal = frame.locator('dialog[data-modal="callSpecialist"]');
    const name = someName();
    await modal.getByLabel('Имя').fill(name);
    await modal.getByLabel('Телефон').fill(pastedPhone);
    await modal.getByLabel('Электронная почта').fill('anna@example.com');
    await modal.getByRole('button', { name: 'Получить консультацию' }).click();
    await expectConfirmation(modal, name);

    expect(await leadsOf(page.request, name)).toMatchObject([
      { Форма: 'Консультация', Телефон: pastedPhone, 'Код объекта': 'k2-48' },
    ]);
    expect(calls.length).toBeGreaterThan(1);
    const cookies = await Promise.all(
      calls.map(async (call) => (await call.allHeaders())['cookie']),
    );
    expect(new Set(cookies)).toEqual(new Set([undefined]));
  },
);

test('a form of another site sends its lead through that site’s own server', async ({
  page,
  context,
  baseURL,
}) => {
  const site = siteOf(baseURL);
  const asked: string[] = [];
  // It passes pages and calls on in its own name, and no cookie either way.
  const origin = await serve(async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk as Buffer);
    const { method = 'GET', url = '/', headers: said } = request;
    if (url.startsWith('/api/')) asked.push(url);
    const headers = new Headers({ referer: `${origin}/` });
    for (const one of ['content-type', 'idempotency-key']) {
      if (said[one]) headers.set(one, said[one].toString());
    }
    const sent = method === 'GET' ? {} : { body: Buffer.concat(body) };
    const answer = await fetch(site + url, { method, headers, ...sent });
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });

  await page.goto(`${origin}/kontakty`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Оставить заявку' }).click();
  const modal = page.locator('dialog[data-modal="callRequest"]');
  const name = someName();
  await modal.getByLabel('Имя').fill(name);
  await modal.getByLabel('Телефон').fill(pastedPhone);
  await modal.getByRole('button', { name: 'Жду звонка' }).click();
  await expectConfirmation(modal, name);

  expect(await leadsOf(page.request, name)).toMatchObject([
    { Форма: 'Обратный звонок', Телефон: pastedPhone },
  ]);
  expect(asked.join('\n')).toMatch(/Captcha\.GetChallenge\?form=Form\.CallRequest/);
  expect((await context.cookies()).map((one) => one.name)).not.toContain('puzzle');
});
