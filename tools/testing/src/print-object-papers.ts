/** `print-object-papers.ts`: prints the documents of the demo company and of its complexes as PDF. */
import { chromium } from 'playwright';
import { companyPapers } from '../../backend/demo/data/company-papers.ts';
import { complexes } from '../../backend/demo/data/complexes/index.ts';
import { paperHtml } from '../../backend/demo/generator/paper-html.ts';
import { papersOf } from '../../backend/demo/generator/papers.ts';
import { CHROMIUM_ARGS, ensureChromium } from '@m30/config/chromium';

const folder = new URL('../../backend/demo/media/documents/', import.meta.url);

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const page = await browser.newPage();
for (const paper of [...complexes.flatMap(papersOf), ...companyPapers]) {
  await page.setContent(paperHtml(paper));
  const { pathname: path } = new URL(`${paper.name}.pdf`, folder);
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true });
}
await browser.close();
