import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { ProductProcess } from '../src/fleet/product-process.ts';
import { installExample } from '../src/install-example.ts';

const BACKEND_PORT = 4323;
const SITE_PORT = 4324;
const backendOrigin = `http://127.0.0.1:${BACKEND_PORT}`;

let folder: string;
let backend: ChildProcess;
let site: ProductProcess;
let environment: NodeJS.ProcessEnv;

// One backend and one site for all; what one visitor sends is told from the rest by its name.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async () => {
  // Packing the contract takes a while on a busy machine.
  test.setTimeout(240_000);
  folder = mkdtempSync(join(tmpdir(), 'own-backend-'));
  await installExample('own-backend', folder);
  const captcha = { CAPTCHA_KEY: 'the same key stands in both environments' };
  environment = { ...process.env, ...captcha, LEADS_FILE: join(folder, 'leads.sqlite') };
  execFileSync(resolve('node_modules/.bin/tsc'), { cwd: folder, stdio: 'inherit' });
  backend = spawn(resolve('node_modules/.bin/node'), ['src/main.ts'], {
    cwd: folder,
    env: { ...environment, PORT: String(BACKEND_PORT) },
    stdio: 'inherit',
  });
  const level = { API_ORIGIN: backendOrigin, API_LEVEL: 'leads', DATA_DIR: join(folder, 'data') };
  const own = { PUBLIC_ORIGIN: `http://127.0.0.1:${SITE_PORT}`, ...captcha, ...level };
  site = new ProductProcess(SITE_PORT, own, join(folder, 'site.log'));
  await site.start();
});

test.afterAll(async () => {
  await site.end('SIGTERM');
  backend.kill();
  rmSync(folder, { recursive: true, force: true });
});

test.use({ baseURL: `http://127.0.0.1:${SITE_PORT}` });

test('a company without a catalogue shows its complexes and takes a call', async ({ page }) => {
  const problems = watch(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Дома\sу\sзалива/);
  await page.goto('/obekty');
  const picture = page.getByRole('main').locator('img').first();
  const width = () => picture.evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  expect(problems).toEqual([]);

  await page.getByRole('link', { name: 'Заказать звонок' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Имя').fill('Ольга Сухова');
  await form.getByLabel('Телефон').pressSequentially('9215550102');
  await form.getByRole('button').filter({ hasText: /\S/ }).last().click();
  await expect(form.getByText(/Ольга Сухова, спасибо/)).toBeVisible();
  expect(leadsOf('Ольга Сухова')).toEqual([
    expect.objectContaining({ method: 'Form.CallRequest', phone: '+79215550102', url: '/obekty' }),
  ]);
  expect(problems).toEqual([]);
});

test('what the company has not is said, and the way on leads to what it has', async ({ page }) => {
  const answer = await page.goto('/obekty/mayak');
  expect(answer?.status()).toBe(501);
  await expect(page.getByRole('heading', { name: /Раздел\sпока\sнедоступен/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is a page that posts, refuses and confirms', async ({ page }) => {
    await page.goto('/zayavka/callRequest');
    const main = page.getByRole('main');
    await main.getByLabel('Имя').fill('Иван Сухов');
    await main.getByLabel('Телефон').fill('921');
    await main.getByRole('button').last().click();
    await expect(main.getByText(/номер телефона полностью/).first()).toBeVisible();
    await main.getByLabel('Телефон').fill('8 921 555-01-03');
    await main.getByRole('button').last().click();
    await expect(main.getByText(/Иван Сухов, спасибо/)).toBeVisible();
    expect(leadsOf('Иван Сухов')).toEqual([expect.objectContaining({ phone: '+79215550103' })]);
  });
});

/** Leads of one visitor as the company's people print them. */
function leadsOf(name: string): unknown[] {
  const printed = execFileSync(resolve('node_modules/.bin/node'), ['src/print-leads.ts'], {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  const rows = printed.trim().split('\n');
  const leads = rows.map((row) => JSON.parse(row) as { method: string; answers: string });
  return leads
    .map(({ method, answers }) => ({ method, ...(JSON.parse(answers) as { name: string }) }))
    .filter((lead) => lead.name === name);
}

/** What the page complains about. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}
