/**
 * `npm run look`: writes pictures of every type of page at 390 and 1440 pixels, and of every desk at 1440, into `docs/images/look`, of the built product with fresh
 * demo content. Words after it are names of pages; `ORIGIN` names a server that runs already.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '@m30/config/chromium';
import { ensureBuilt } from '@m30/server/ensure-built';
import { ProductProcess } from '../fleet/product-process.ts';
import { desksLookedAt } from './desks.ts';
import { lookedAt } from './pages.ts';
import { takePictures } from './take-pictures.ts';

const PORT = 4390;
const names = process.argv.slice(2);
const all = [...lookedAt, ...desksLookedAt];
const pages = names.length === 0 ? all : all.filter(({ name }) => names.includes(name));

const running = process.env['ORIGIN'];
const product = running ? null : await startProduct();
const origin = running ?? `http://localhost:${PORT}`;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const width of [390, 1440] as const) await takePictures(browser, origin, pages, width);
} finally {
  await browser.close();
  await product?.end('SIGTERM');
}

async function startProduct(): Promise<ProductProcess> {
  ensureBuilt();
  const dataDir = '.tmp/look';
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const environment = { DATA_DIR: dataDir, PUBLIC_ORIGIN: `http://localhost:${PORT}` };
  const started = new ProductProcess(PORT, environment, '.tmp/look.log');
  await started.start();
  return started;
}
