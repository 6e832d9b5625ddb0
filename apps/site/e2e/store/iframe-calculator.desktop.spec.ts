import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';

/** The partner's site: another port is another origin. */
let partner: Server;
let origin: string;

test.beforeAll(async () => {
  const file = new URL('../../../../examples/partner-page/index.html', import.meta.url);
  const html = await readFile(file, 'utf8');
  partner = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => partner.listen(0, resolve));
  origin = `http://localhost:${(partner.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => partner.close(resolve)));

/** The site under test. */
const siteOf = (baseURL: string | undefined) => baseURL ?? 'http://localhost:4200';

interface Heard {
  type: string;
  result?: Record<string, unknown>;
}

/** Opens the demo page and keeps every message that reaches it. */
async function openPartner(page: Page, site: string) {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    if (window.top === window) addEventListener('message', ({ data }) => heard.push(data));
  });
  await page.goto(`${origin}/?site=${encodeURIComponent(site)}`);
  return () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}

test('a partner’s page follows the height and hears the payment', async ({ page, baseURL }) => {
  const heard = await openPartner(page, siteOf(baseURL));
  const frame = page.frameLocator('#meridian30-calc');
  const payment = page.locator('#payment');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(payment).toHaveText(/45.030.₽ в\sмесяц/);
  await frame.getByRole('slider', { name: 'Срок, ползунок' }).fill('10');
  await expect(payment).toHaveText(/83.383.₽ в\sмесяц/);

  for (const id of ['meridian30-calc', 'meridian30-bot']) {
    const element = page.locator(`#${id}`);
    await element.scrollIntoViewIfNeeded();
    const inside = page.frameLocator(`#${id}`).locator('main');
    await expect(async () => {
      const [shown, needed] = [
        await element.evaluate((one) => one.clientHeight),
        await inside.evaluate((one) => Math.ceil(one.getBoundingClientRect().height)),
      ];
      expect(shown).toBe(needed);
    }).toPass();
  }

  const keys = new Set(
    (await heard()).flatMap(({ type, ...rest }) => [type, ...Object.keys(rest)]),
  );
  expect(keys).toEqual(new Set(['height', 'result', 'source']));
  const result = (await heard()).find(({ type }) => type === 'result')?.result ?? {};
  expect(result).toEqual({
    ...{ price: 9_400_000, downPayment: 1_889_400, loan: 7_510_600, rate: 6, months: 360 },
    ...{ payment: 45_029.84, overpayment: expect.any(Number), objectId: 'k2-48' },
  });
});

test('nothing of the frame can be read from outside, and its cookies stay away', async ({
  page,
  context,
  baseURL,
}) => {
  await openPartner(page, siteOf(baseURL));
  await expect(page.locator('#payment')).toHaveText(/₽/);
  const reached = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#meridian30-calc');
    try {
      return frame?.contentWindow?.document.title ?? null;
    } catch {
      return null;
    }
  });
  expect(reached).toBeNull();
  expect(await context.cookies(origin)).toEqual([]);
});

test('an origin that the address does not name hears nothing', async ({ page, baseURL }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  const heard = await openPartner(page, siteOf(baseURL));
  await expect(page.locator('#payment')).toHaveText(/₽/);
  const before = (await heard()).length;
  const calculator = page.locator('#meridian30-calc');
  const show = (query: string) =>
    calculator.evaluate(
      (element, src) => element.setAttribute('src', src),
      `${siteOf(baseURL)}/iframe/mortgage-calc${query}`,
    );
  await show('?years=20');
  const frame = page.frameLocator('#meridian30-calc');
  const payment = frame.getByRole('status').first();
  const term = frame.getByRole('slider', { name: 'Срок, ползунок' });
  await expect(term).toHaveValue('20');
  const words = await payment.innerText();
  await term.fill('10');
  await expect(payment).not.toHaveText(words);
  await show('?origin=https://other.example');
  await expect.poll(() => refused.join('\n')).toMatch(/frame-ancestors/);
  const later = (await heard()).slice(before).filter(({ type }) => type === 'result');
  expect(later).toEqual([]);
});

test('other pages of the site cannot be framed by others', async ({ page, baseURL }) => {
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  await openPartner(page, siteOf(baseURL));
  await page.locator('#meridian30-bot').evaluate(
    (element, src) => {
      element.setAttribute('src', src);
    },
    `${siteOf(baseURL)}/katalog?origin=${origin}`,
  );
  await expect.poll(() => refused.join('\n')).toMatch(/frame-ancestors/);
});
