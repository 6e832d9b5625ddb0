import { defineConfig, devices } from '@playwright/test';
import { STAFF_PASSWORD } from './apps/site/e2e/support/leads.ts';
import { CHROMIUM_ARGS, ensureChromium } from '@m30/config/chromium';

const port = 4310;
const storybookPort = 4311;
const developmentPort = 4313;
const source = 'node --conditions=@m30/source';

/** Limits that one visitor keeps within; the suite is hundreds of them with one address. */
const WIDENED = [
  'LEAD_PHONE',
  'LEAD_ADDRESS',
  'LEAD_NOSCRIPT',
  'STAFF_ADDRESS',
  'LOGIN_PHONE',
  'LOGIN_ADDRESS',
  'CODE_ADDRESS',
  'TRAVEL_ADDRESS',
  'PAPER_ADDRESS',
];
const WIDE = '100000/3600';

/** React tells of attributes that do not match only in its development build. */
const DEVELOPMENT = '**/*.development.spec.ts';

export default defineConfig({
  testMatch: ['{apps,tools}/*/e2e/**/*.spec.ts'],
  outputDir: '.tmp/browser',
  reporter: 'list',
  forbidOnly: !!process.env['CI'],
  fullyParallel: true,
  workers: 2,
  // A machine that is busy with something else may miss a deadline once; what fails twice is broken.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test for the few that fail costs a third of the time.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['tools/**', DEVELOPMENT],
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: ['tools/**', '**/*.desktop.spec.ts', DEVELOPMENT],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'development',
      testMatch: DEVELOPMENT,
      use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${developmentPort}` },
    },
    {
      name: 'stories',
      testMatch: 'tools/storybook/e2e/**/*.spec.ts',
      use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${storybookPort}` },
    },
    {
      name: 'examples',
      testMatch: 'tools/testing/e2e/**/*.spec.ts',
      use: { ...devices['Desktop Chrome'] },
    },
  ],
  webServer: [
    product('start', port),
    product('dev', developmentPort),
    {
      command: `${source} tools/testing/src/static-server.ts tools/storybook/storybook-static ${storybookPort}`,
      url: `http://localhost:${storybookPort}/index.json`,
    },
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
      DATA_DIR: `.tmp/e2e-${mode}`,
      LOG_LEVEL: 'warn',
      STAFF_PASSWORD,
      ...Object.fromEntries(WIDENED.map((name) => [`RATE_LIMIT_${name}`, WIDE])),
    },
  };
}
