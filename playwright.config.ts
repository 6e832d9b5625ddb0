import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, ensureChromium } from './tools/testing/src/chromium.ts';

const port = 4310;
const storybookPort = 4311;
const source = 'node --conditions=@m30/source';

export default defineConfig({
  testMatch: ['{apps,tools}/*/e2e/**/*.spec.ts'],
  outputDir: '.tmp/browser',
  reporter: 'list',
  forbidOnly: !!process.env['CI'],
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: 'tools/**',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: ['tools/**', '**/*.desktop.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    {
      name: 'stories',
      testMatch: 'tools/storybook/e2e/**/*.spec.ts',
      use: { ...devices['Desktop Chrome'], baseURL: `http://localhost:${storybookPort}` },
    },
  ],
  webServer: [
    {
      command: `${source} tools/testing/src/e2e-server.ts`,
      url: `http://localhost:${port}/readyz`,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      env: {
        PORT: String(port),
        DATA_DIR: '.tmp/e2e-data',
        LOG_LEVEL: 'warn',
      },
    },
    {
      command: `${source} tools/testing/src/static-server.ts tools/storybook/storybook-static ${storybookPort}`,
      url: `http://localhost:${storybookPort}/index.json`,
    },
  ],
});
