/** Makes the finished site of what the generator wrote: Markdown beside each page, index of the search, `llms.txt`; every link is looked at. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brokenLinks } from './broken-links.ts';
import { CLIENT, MODEL, SITE } from '../workspace/folders.ts';
import type { SiteModel } from '../model/model.ts';
import { llmsText, pageMarkdown } from '../pages/page-markdown.ts';
import { at } from '../workspace/root.ts';
import { pagesOf } from '../pages/pages.ts';
import { searchIndex } from '../pages/search-index.ts';

const site = JSON.parse(readFileSync(MODEL, 'utf8')) as SiteModel;
const pages = pagesOf(site);

rmSync(SITE, { recursive: true, force: true });
cpSync(CLIENT, SITE, { recursive: true });
// What maps and pictures of examples ask a host for.
cpSync(at('libs/map/assets'), join(SITE, 'map'), { recursive: true });
for (const folder of ['portraits', 'spots']) {
  cpSync(at('tools/backend/demo/media', folder), join(SITE, 'media', folder), { recursive: true });
}
renameSync(join(SITE, '__spa-fallback.html'), join(SITE, '404.html'));
for (const { path } of pages) {
  write(`${path === '/' ? 'index' : path.slice(1)}.md`, pageMarkdown(site, path));
}
write('search.json', searchIndex(site));
write('llms.txt', llmsText(site));
write('llms-full.txt', pages.map(({ path }) => pageMarkdown(site, path)).join('\n\n---\n\n'));

const broken = brokenLinks(SITE);
for (const { page, href } of broken) console.error(`${page} leads to ${href}, which is not there`);
if (broken.length > 0) process.exitCode = 1;
else console.log(`${pages.length} pages in dist/docs; every link leads somewhere`);

function write(path: string, text: string): void {
  mkdirSync(dirname(join(SITE, path)), { recursive: true });
  writeFileSync(join(SITE, path), text);
}
