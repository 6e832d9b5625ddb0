import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Ways to get a browser where none is installed, tried in this order; with letters as wide as Arial’s, which stand in
 * for the site’s own until these have arrived.
 */
const INSTALLERS: readonly (readonly string[])[] = [
  ['npx', 'playwright', 'install', 'chromium'],
  [
    'sh',
    '-c',
    'apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation',
  ],
];

/**
 * What a browser under test does without. This list takes the place of Playwright's own: what matters here
 * of that, and the windows of the address bar, which cost a fifth of the processor.
 */
const UNUSED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Arguments under which a browser stays quiet and starts in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  `--disable-features=${UNUSED_FEATURES.join(',')}`,
];

/** Path of an installed Chromium, or `null`; `CHROMIUM_PATH` comes first. */
function findChromium(): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], ...INSTALLED, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/**
 * Path of a Chromium: an installed one, else Playwright's, else the system's package.
 * @throws Error that says what to do when none can be had
 */
export function ensureChromium(): string {
  for (const [command = '', ...args] of [[], ...INSTALLERS]) {
    if (command) spawnSync(command, args, { stdio: 'inherit' });
    const found = findChromium();
    if (found) return found;
  }
  throw new Error('No Chromium was found. Install one and name it: CHROMIUM_PATH=/path/to/chrome');
}
