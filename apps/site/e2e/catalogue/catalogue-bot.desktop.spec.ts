import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test, type Page } from '@playwright/test';

interface Heard {
  type: string;
  lot?: { url: string };
}

/** The partner's page: another port is another origin. */
let partner: Server;
let origin: string;
/** What it has heard. */
let heard: Heard[];

test.beforeAll(async () => {
  partner = createServer(async (request, response) => {
    if (request.method === 'POST') {
      heard.push((await json(request)) as Heard);
      response.end();
      return;
    }
    const src = new URL(request.url ?? '/', 'http://partner').searchParams.get('frame') ?? '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Чат</title><iframe src="${src}" width="400" height="900">`);
  });
  await new Promise<void>((resolve) => partner.listen(0, resolve));
  origin = `http://localhost:${(partner.address() as AddressInfo).port}`;
});
test.afterAll(() => new Promise((resolve) => partner.close(resolve)));

test.beforeEach(() => {
  heard = [];
});

/** Opens the partner's page around the catalogue; it reports what it hears by beacons, which outlive it. */
async function embed(page: Page, site: string | undefined, named: string): Promise<void> {
  await page.addInitScript(() => {
    if (window.top !== window) return;
    addEventListener('message', ({ data }) => navigator.sendBeacon('/', JSON.stringify(data)));
  });
  const frame = `${site}/iframe/catalog-bot?rooms=2&origin=${encodeURIComponent(named)}`;
  await page.goto(`${origin}/?frame=${encodeURIComponent(frame)}`);
}

/** Lets the catalogue work within the partner's page. */
async function findInFrame(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.getByRole('combobox', { name: 'Комплекс' }).selectOption('kanal');
  // A page at rest tells nothing more: what is heard from here on comes from the document of what was found, once it works.
  let before = -1;
  const rests = () => {
    const isSame = heard.length === before;
    before = heard.length;
    return isSame;
  };
  await expect.poll(rests, { intervals: [500] }).toBe(true);
  heard = [];
  await frame.getByRole('button', { name: 'Показать' }).click();
  await expect.poll(() => heard.map(({ type }) => type)).toContain('height');
  await expect(frame.getByText('«Канал 9»').first()).toBeVisible();
}

test('the catalogue tells its partner of height and chosen flat, which opens in place of the partner’s page', async ({
  page,
  baseURL,
}) => {
  await embed(page, baseURL, origin);
  // It tells its height when it works.
  await expect.poll(() => heard.map(({ type }) => type)).toContain('height');
  await findInFrame(page);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/obekty\/kanal\//);
  await expect
    .poll(() => heard.find(({ type }) => type === 'lot')?.lot)
    .toEqual({
      id: expect.any(String),
      title: expect.stringContaining('м²'),
      url: page.url(),
      price: expect.any(Number),
    });
});

test('a page of another origin than the one named neither shows the catalogue nor hears it', async ({
  page,
  baseURL,
}) => {
  await embed(page, baseURL, 'https://other.example');
  // The partner's page has loaded by now, and with it what stands in the frame.
  await expect(page.frameLocator('iframe').getByRole('combobox')).toHaveCount(0);
  expect(heard).toEqual([]);
});
