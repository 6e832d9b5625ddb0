/** `print-documents.ts`: prints each HTML of the demo company's documents as a PDF beside it. */
import { readdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureChromium } from '@m30/config/chromium';

const folder = new URL('../../../backend/demo/media/documents/', import.meta.url);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
for (const name of readdirSync(folder).filter((file) => file.endsWith('.html'))) {
  const source = new URL(name, folder);
  await page.goto(source.href);
  await page.evaluate(() => document.fonts.ready);
  const path = source.pathname.replace(/\.html$/, '.pdf');
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true });
}
await browser.close();
