import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ProductProcess } from '../../../tools/testing/src/fleet/product-process.ts';
import { leadsToHttps } from '../../../tools/testing/src/headers/front.ts';
import { handlersIn, looseScripts, readPolicy } from '../../../tools/testing/src/headers/policy.ts';
import { readScoring } from '../../../tools/testing/src/headers/read-scoring.ts';
import { scoreHeaders } from '../../../tools/testing/src/headers/score-headers.ts';
import { resourceTable } from '../app/route-table.ts';
import { demoBuyer } from './support/demo-buyer.ts';
import { STAFF_PASSWORD } from './support/leads.ts';
import { accountAddresses, catalogueStates, visits } from './support/routes.ts';
import { watchProblems } from './support/watch-problems.ts';

/** As it is set up in production: its public address is an HTTPS one. */
const PUBLIC_ORIGIN = 'https://meridian30.example';
const PORT = 4316;
const origin = `http://127.0.0.1:${PORT}`;
const A_YEAR = 31_536_000;

const folder = mkdtempSync(join(tmpdir(), 'headers-'));
const product = new ProductProcess(
  PORT,
  { DATA_DIR: folder, PUBLIC_ORIGIN, STAFF_PASSWORD },
  join(folder, 'log'),
);
/** Another process, whose backend goes away. */
const alone = new ProductProcess(
  PORT + 1,
  { DATA_DIR: folder, PUBLIC_ORIGIN, API_ORIGIN: origin },
  join(folder, 'log'),
);

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  await product.start();
});
test.afterAll(async () => {
  await Promise.all([product.end('SIGKILL'), alone.end('SIGKILL')]);
  rmSync(folder, { recursive: true, force: true });
});

/** Asks and does not follow. */
const ask = (address: string, init: RequestInit = {}, from = origin) =>
  fetch(from + address, { redirect: 'manual', ...init });

/** Headers that no answer is without. */
function expectEvery({ headers }: Response, address: string) {
  const get = (name: string) => headers.get(name) ?? '';
  expect(get('x-content-type-options'), address).toBe('nosniff');
  expect(get('referrer-policy'), address).toBe('strict-origin-when-cross-origin');
  expect(get('permissions-policy'), address).toContain('camera=()');
  expect(get('cross-origin-opener-policy'), address).toBe('same-origin');
  expect(get('cross-origin-resource-policy'), address).toMatch(/^(same|cross)-origin$/);
  const seconds = Number(/max-age=(\d+)/.exec(get('strict-transport-security'))?.[1]);
  expect(seconds, address).toBeGreaterThanOrEqual(A_YEAR);
  expect(headers.get('x-powered-by'), address).toBeNull();
  const cookies = headers.getSetCookie().filter((cookie) => !/max-age=0/i.test(cookie));
  for (const cookie of cookies) expectCookie(cookie, address);
}

/** Where a guest wanted to go, and that the login shall open: the page's own script takes them. */
const FOR_SCRIPTS = /^(login_url|open_login)=/;

/** Bound to the host, read by no script, sent by no other site's form. */
function expectCookie(cookie: string, address: string) {
  const isForScripts = FOR_SCRIPTS.test(cookie);
  if (!isForScripts) expect(cookie, address).toMatch(/^__Host-/);
  for (const attribute of ['Path=/', 'Secure', 'SameSite=Lax']) {
    expect(cookie, address).toContain(attribute);
  }
  if (!isForScripts) expect(cookie, address).toContain('HttpOnly');
  expect(cookie, address).not.toMatch(/domain=/i);
}

/** What holds of every document; returns its HTML. */
async function expectDocument(response: Response, address: string): Promise<string> {
  expectEvery(response, address);
  expect(response.headers.get('content-type'), address).toContain('text/html');
  const html = await response.text();
  const header = response.headers.get('content-security-policy') ?? '';
  const policy = readPolicy(header);
  expect(policy.get('base-uri'), address).toEqual(["'none'"]);
  expect(policy.get('object-src') ?? policy.get('default-src'), address).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for'), address).toEqual(["'script'"]);
  expect(header, address).not.toContain("'unsafe-eval'");
  const scripts = policy.get('script-src');
  if (scripts) {
    expect(scripts, address).toContain("'strict-dynamic'");
    expect(scripts, address).not.toContain("'unsafe-inline'");
    expect(policy.get('report-uri'), address).toEqual(['/api/csp-report']);
    expect(policy.get('report-to'), address).toEqual(['csp']);
    expect(response.headers.get('reporting-endpoints'), address).toBe('csp="/api/csp-report"');
  } else {
    expect(policy.get('default-src'), address).toEqual(["'none'"]);
  }
  expect(looseScripts(html, policy), address).toEqual([]);
  expect(handlersIn(html), address).toEqual([]);
  const ancestors = policy.get('frame-ancestors');
  const isEmbedded = address.startsWith('/iframe/');
  expect(ancestors, address).toEqual(
    isEmbedded ? ["'self'", '*'] : [expect.stringMatching(/^'(self|none)'$/)],
  );
  return html;
}

const scoring = readScoring();
const redirects = leadsToHttps();

async function expectBestGrade(response: Response, address: string) {
  const html = await expectDocument(response, address);
  if (address.startsWith('/iframe/')) return;
  const { grade, score, rules } = scoreHeaders(
    { headers: response.headers, html, redirects },
    scoring,
  );
  expect(`${grade} (${score}): ${rules.join(', ')}`, address).toMatch(/^A\+ /);
}

/** The buyer's cookies, for a request. */
async function logIn(): Promise<string> {
  const response = await ask('/api/User.Authorization', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoBuyer),
  });
  expect(response.status).toBe(200);
  expectEvery(response, '/api/User.Authorization');
  const cookies = response.headers.getSetCookie();
  expect(cookies.some((one) => one.startsWith('__Host-auth.session='))).toBe(true);
  return cookies.map((one) => one.split(';', 1)[0]).join('; ');
}

test('every page of the site gets the best grade', async () => {
  for (const address of [...visits.map((visit) => visit.address), ...catalogueStates]) {
    await expectBestGrade(await ask(address), address);
  }
  // Once more: now most of them come from what is kept.
  for (const { address } of visits) await expectBestGrade(await ask(address), address);
});

test('every page of the account gets the best grade, with its cookies', async () => {
  const cookie = await logIn();
  for (const address of accountAddresses) {
    const response = await ask(address, { headers: { cookie } });
    expect(response.status, address).toBe(200);
    await expectBestGrade(response, address);
  }
});

test('pages that are not there, the staff’s pages and those of partners are as well kept', async () => {
  const authorization = `Basic ${Buffer.from(`staff:${STAFF_PASSWORD}`).toString('base64')}`;
  for (const [address, init, status] of [
    ['/net-takoj-stranicy', {}, 404],
    ['/lk/net-takoj-stranicy', {}, 404],
    ['/obekty/net-takogo-doma', {}, 404],
    ['/staff/leads', {}, 401],
    ['/staff/leads', { headers: { authorization } }, 200],
    ['/staff/actions', { headers: { authorization } }, 200],
    ['/test-acquirer/00000000-0000-4000-8000-000000000000', {}, 404],
  ] as const) {
    const response = await ask(address, init);
    expect(response.status, address).toBe(status);
    await expectBestGrade(response, address);
  }
});

test('what is no page has the headers, and runs nothing when it is opened', async () => {
  const home = await (await ask('/')).text();
  const find = (pattern: RegExp) => pattern.exec(home)?.[0] ?? '';
  const found = [
    find(/\/assets\/[\w.-]+\.js/),
    find(/\/assets\/[\w.-]+\.css/),
    find(/\/media\/[\w-]+\.avif/),
  ];
  expect(found).not.toContain('');
  const files = resourceTable.map(({ path }) => path).filter((path) => !path.includes(':'));
  for (const address of [
    ...[...found, ...files, '/favicon.svg', '/map/style.json', '/llms.txt', '/healthz', '/readyz'],
    ...['/api/openapi.json', '/api/Objects.GetLots', '/api/Net.Takogo', '/assets/missing.js'],
    ...['/media/missing.avif', '/media/plans/missing.svg', '/media/documents/kanal-ddu.pdf'],
    ...['/api/uploads/00000000-0000-4000-8000-000000000000', '/lk/orders'],
    ...['/api/account/data.zip', '/katalog.data', '/login'],
  ]) {
    const response = await ask(address);
    expectEvery(response, address);
    const type = response.headers.get('content-type') ?? '';
    if (/json|text\/plain/.test(type)) {
      const policy = readPolicy(response.headers.get('content-security-policy') ?? '');
      expect(policy.get('default-src'), address).toEqual(["'none'"]);
    }
    expect(type, address).not.toContain('text/html');
  }
});

test('the page that says that something is wrong has them, too', async () => {
  await alone.start();
  await product.end('SIGKILL');
  for (const address of ['/katalog', '/lk']) {
    const response = await ask(address, {}, `http://127.0.0.1:${PORT + 1}`);
    expect(response.status, address).toBeGreaterThanOrEqual(500);
    await expectBestGrade(response, address);
  }
});

test('what a browser refuses is told as an error, which every page of the suite is watched for', async ({
  page,
}) => {
  const { problems } = watchProblems(page);
  const reported = page.waitForRequest((request) => request.url().endsWith('/api/csp-report'));
  await page.goto('/kontakty');
  const refused = await page.evaluate(() => {
    const add = (write: () => unknown) => {
      try {
        write();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return {
      markup: add(() => document.body.insertAdjacentHTML('beforeend', '<img src=x>')),
      address: add(() => (script.src = 'https://evil.test/x.js')),
      text: add(() => (script.textContent = 'alert(1)')),
      policy: add(() => window.trustedTypes?.createPolicy('other', {})),
    };
  });
  expect(refused).toEqual({
    markup: 'TypeError',
    address: 'TypeError',
    text: 'TypeError',
    policy: 'TypeError',
  });
  expect((await (await reported).response())?.status()).toBe(204);
  expect(problems.filter((text) => /Trusted/.test(text)).length).toBeGreaterThanOrEqual(4);
});

declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: object): unknown };
  }
}
