import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A link that leads nowhere. */
export interface BrokenLink {
  /** File of the site. */
  page: string;
  href: string;
}

/** Addresses of live examples are those of a site, which is not this one. */
const EXAMPLES = /data-example[^]*?<details[^>]*data-code/g;

/** Links, styles and scripts of the pages of a static site that lead to no file, or to no id of it. */
export function brokenLinks(folder: string): BrokenLink[] {
  return globSync(join(folder, '**/*.html')).flatMap((file) => {
    const html = readFileSync(file, 'utf8').replace(EXAMPLES, '><details');
    const links = [
      ...html.matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"|<script[^>]*?\ssrc="([^"]+)"/g),
    ];
    return links
      .map(([, href, src]) => (href ?? src ?? '').replaceAll('&amp;', '&'))
      .filter((href) => /^[/#]/.test(href) && !leads(folder, file, href))
      .map((href) => ({ page: `/${relative(folder, file)}`, href }));
  });
}

function leads(folder: string, from: string, href: string): boolean {
  const [path = '', id] = href.split('#');
  const target = path ? fileAt(folder, decodeURI(path)) : from;
  if (!target) return false;
  if (!id) return true;
  return readFileSync(target, 'utf8').includes(`id="${decodeURIComponent(id)}"`);
}

/** The file that a static server gives at an address. */
function fileAt(folder: string, path: string): string | undefined {
  return [join(folder, path), join(folder, path, 'index.html')].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}
