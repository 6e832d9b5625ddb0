import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { installExample } from '../src/install-example.ts';

// Building takes a while, and the two would only slow each other down.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let folder: string;
let server: ChildProcess | undefined;

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'example-'));
});

test.afterEach(() => {
  server?.kill();
  server = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('a plain Vite app sends a lead to a backend of its own', async ({ page }) => {
  const origin = await startViteApp();
  const problems = watch(page);
  const sent: unknown[] = [];
  await page.route('**/leads', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { text: '<p>Спасибо, перезвоним</p>' } });
  });

  await page.goto(origin);
  expect(problems).toEqual([]);
  await page.getByRole('button', { name: 'Обратный звонок' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Имя').fill('Анна');
  await modal.getByLabel('Телефон').pressSequentially('9215550102');
  await modal.getByRole('button').filter({ hasText: /\S/ }).last().click();

  await expect(modal.getByText('Спасибо, перезвоним')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'Form.CallRequest',
      name: 'Анна',
      phone: '+7 (921) 555-01-02',
      token: 'no-captcha-here',
      url: '/',
    }),
  ]);
  expect(problems).toEqual([]);
});

test('the same app lets a buyer in through a backend of its own', async ({ page }) => {
  const origin = await startViteApp();
  const problems = watch(page);
  const asked: unknown[] = [];
  await page.route('**/accounts/login', (route) => {
    asked.push(route.request().postDataJSON());
    return asked.length === 1
      ? route.fulfill({ status: 422, json: { text: 'Пароль не подошёл' } })
      : route.fulfill({ json: {} });
  });

  await page.goto(origin);
  await page.getByRole('button', { name: 'Личный кабинет' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Телефон').pressSequentially('9215550102');
  await modal.getByLabel('Пароль', { exact: true }).fill('parol-1');
  await modal.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(modal.getByText('Пароль не подошёл')).toBeVisible();
  await modal.getByRole('button', { name: 'Войти', exact: true }).click();

  await expect(page.getByText('Вы вошли')).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ phone: '+7 (921) 555-01-02', password: 'parol-1' });
  // The browser itself notes the refusal.
  expect(problems.filter((problem) => !problem.includes('422'))).toEqual([]);
});

test('the same app has blocks, a calculator and a map that is drawn by its engine', async ({
  page,
}) => {
  const origin = await startViteApp();
  const problems = watch(page);

  await page.goto(origin);
  await expect(page.getByRole('heading', { name: 'Дом сдан, ключи выдают' })).toBeVisible();
  const plan = page.getByRole('form', { name: 'Рассрочка' });
  await expect(plan.getByText('1 645 000 ₽').first()).toBeVisible();
  await expectMap(page);
  expect(problems).toEqual([]);
});

test('beside a reset outside of layers the styles without layers keep the look, those in layers do not', async ({
  page,
}) => {
  const origin = await startViteApp();
  const layered = builtStyles('dist');
  const main = join(folder, 'src/main.tsx');
  writeFileSync(main, readFileSync(main, 'utf8').replaceAll('/styles.css', '/unlayered.css'));
  run('vite', 'build', '--outDir', 'bare');
  const bare = builtStyles('bare');

  await page.goto(origin);
  for (const name of ['Личный кабинет', 'Обратный звонок']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const look = await lookWith(page, layered);
    expect(await lookWith(page, bare)).toEqual(look);
    expect(await lookWith(page, RESET + bare)).toEqual(look);
    expect(await lookWith(page, RESET + layered)).not.toEqual(look);
    await lookWith(page, layered);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a server-rendered app needs no build tool of ours', async ({ page }) => {
  await installExample('ssr-app', folder);
  run('tsc');
  run('vite', 'build', '--outDir', 'dist/client');
  run('vite', 'build', '--outDir', 'dist/server', '--ssr', 'src/entry-server.tsx');
  const origin = await start('node', 'server.js');
  const problems = watch(page);

  const html = await (await page.request.get(origin)).text();
  for (const words of ['Узнать больше</', 'Двор закрыт для машин, <a', 'Семейная ипотека']) {
    expect(html).toContain(words);
  }
  await page.goto(origin);
  await page.getByRole('button', { name: 'Узнать больше' }).click();
  await expect(page.getByRole('dialog', { name: 'О доме' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Закрыть' });
  expect(await button.evaluate((element) => getComputedStyle(element).minHeight)).not.toBe('auto');
  await button.click();
  await expectMap(page);
  expect(problems).toEqual([]);
});

/** What many a page begins with. */
const RESET = '* { margin: 0; padding: 0 }';

/** The style sheet of a build of the example. */
const builtStyles = (build: string): string =>
  globSync(join(folder, build, 'assets/index-*.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

/** How each element looks with another style sheet in place of the page's own: what a reset may change, and what marks a part. */
function lookWith(page: Page, css: string): Promise<string[]> {
  return page.evaluate(async (css) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
      link.disabled = true;
    }
    document.querySelector('#look')?.remove();
    const style = document.createElement('style');
    style.id = 'look';
    style.textContent = `${css} * { transition: none !important; animation: none !important }`;
    document.head.append(style);
    // The sheet brings its typeface anew; words of another width would move what stands beside them.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    const lines = ['font-size', 'font-weight', 'border-top-width', 'border-left-width'];
    const properties = ['margin', 'padding', 'color', 'background-color', 'display', ...lines];
    return [...document.querySelectorAll('#app *, dialog *')].map((element) => {
      const now = getComputedStyle(element);
      return [element.tagName, ...properties.map((name) => now.getPropertyValue(name))].join(' | ');
    });
  }, css);
}

/** The map draws itself when it comes near: its engine, worker, style and data are found by the app's own bundler. */
async function expectMap(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: 'На карте' });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('[data-state="ready"]').first()).toBeVisible({ timeout: 60_000 });
}

async function startViteApp(): Promise<string> {
  await installExample('vite-app', folder);
  run('node', 'content.js');
  run('tsc');
  run('vite', 'build');
  return start('vite', 'preview', '--host', '127.0.0.1', '--port', '4321');
}

function run(command: string, ...args: string[]): void {
  execFileSync(resolve('node_modules/.bin', command), args, { cwd: folder, stdio: 'inherit' });
}

/** Starts a server in the example's folder and waits until it answers. */
async function start(command: string, ...args: string[]): Promise<string> {
  const origin = 'http://127.0.0.1:4321';
  server = spawn(resolve('node_modules/.bin', command), args, {
    cwd: folder,
    env: { ...process.env, PORT: '4321' },
    stdio: 'inherit',
  });
  await expect
    .poll(
      () =>
        fetch(origin).then(
          (response) => response.status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  return origin;
}

/** What the page complains about. */
function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    // A machine without graphics says so whenever a map is drawn.
    if (/WebGL|GPU/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}
