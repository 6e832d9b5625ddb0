/** `print-object-documents.ts`: prints the documents of the demo company and of its complexes as PDF. */
import { chromium } from 'playwright';
import { demoDocuments } from '@m30/backend/demo-documents';
import { CHROMIUM_ARGS, ensureChromium } from '@m30/config/chromium';

const folder = new URL('../../../backend/demo/media/documents/', import.meta.url);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
for (const { name, html } of demoDocuments()) {
  await page.setContent(html);
  const { pathname: path } = new URL(`${name}.pdf`, folder);
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
}
await browser.close();
