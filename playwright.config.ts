import { defineConfig, devices, type Project } from '@playwright/test';
import { wideLimits } from '@m30/backend/testing/wide-limits';
import { CHROMIUM_ARGS, ensureChromium } from '@m30/config/chromium';
import { STAFF_PASSWORD } from '@m30/e2e/leads';
import { dataDirOf, E2E_PORT } from '@m30/e2e/server';

/** The target `e2e-full`, or `SUITE=full` by hand, runs what `npm test` leaves out, and nothing else. */
const isFull =
  process.env['SUITE'] === 'full' || process.env['NX_TASK_TARGET_TARGET'] === 'e2e-full';

/** One spec of the site alone needs the server that developers work with. */
const needsDevelopment =
  isFull && ['site', undefined].includes(process.env['NX_TASK_TARGET_PROJECT']);

const developmentPort = E2E_PORT + 3;
const source = 'node --conditions=@m30/source';

/** React tells of attributes that do not match only in its development build. */
const DEVELOPMENT = '**/*.development.spec.ts';

/** Journeys through something else than the product. */
const NO_APPS = 'tools/{storybook,testing}/**';

const desktop: Project = {
  name: 'desktop',
  testIgnore: [NO_APPS, DEVELOPMENT],
  use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
};

const phone: Project = {
  name: 'phone',
  testIgnore: [NO_APPS, '**/*.desktop.spec.ts', DEVELOPMENT],
  use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
};

/** Each journey once: on a desk, or on a phone where it is told to (`@phone`), because it goes another way there. */
const quick: Project[] = [
  { ...desktop, grepInvert: /@full|@phone/ },
  { ...phone, grep: /@phone/, grepInvert: /@full/ },
];

/** What has no tag goes the other way now, `@phone` too; `@full` is for a desk, and for a phone where it is told both. */
const rest: Project[] = [
  { ...desktop, grep: /@full|@phone/ },
  { ...phone, grep: /^(?!.*@(?:full|phone))|@full.*@phone|@phone.*@full/ },
  {
    name: 'development',
    testMatch: DEVELOPMENT,
    use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${developmentPort}` },
  },
  {
    name: 'stories',
    testMatch: 'tools/storybook/e2e/**/*.spec.ts',
    use: { ...devices['Desktop Chrome'] },
  },
  {
    name: 'examples',
    testMatch: 'tools/testing/e2e/**/*.spec.ts',
    use: { ...devices['Desktop Chrome'] },
  },
];

export default defineConfig({
  testMatch: ['{apps,tools}/*/e2e/**/*.spec.ts'],
  outputDir: `.tmp/browser-${E2E_PORT}`,
  reporter: [['list'], ['./tools/config/src/browser-reporter.ts']],
  forbidOnly: !!process.env['CI'],
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with something else may miss a deadline once; what fails twice is broken.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${E2E_PORT}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test for the few that fail costs a third of the time.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_ARGS },
  },
  projects: isFull ? rest : quick,
  webServer: [
    product('start', E2E_PORT),
    ...(needsDevelopment ? [product('dev', developmentPort)] : []),
  ],
});

/** A server of the product with a data folder of its own. */
function product(mode: 'start' | 'dev', at: number) {
  const conditions = mode === 'dev' ? '--conditions=development' : '';
  return {
    command: `${source} ${conditions} tools/testing/src/e2e-server.ts ${mode}`,
    url: `http://localhost:${at}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    env: {
      PORT: String(at),
      DATA_DIR: dataDirOf(at),
      LOG_LEVEL: 'warn',
      DEMO: '1',
      STAFF_PASSWORD,
      // Every form has a puzzle; the full suite lets browsers solve those that visitors get.
      ...(isFull ? {} : { CAPTCHA_MAX_NUMBER: '500' }),
      // The suite is hundreds of visitors with one address.
      ...wideLimits(),
      // A processor of two would calculate the light of three thousand flats meanwhile.
      LIGHT_AHEAD: '0',
    },
  };
}
