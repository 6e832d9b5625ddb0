import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

/** Path below which joined sheets are; the names of their parts follow, in their order. */
export const JOINED_PATH = '/assets/joined/';

/** Most sheets that one address may name. A page of an editor who has tried every block has more: it loads two joined ones. */
const MOST_PARTS = 40;

/** Joined sheets that are kept compressed: there is one for each kind of page, and for each set of blocks. */
const MOST_COMPRESSED = 200;

const PART = /^[\w-]+$/;
const LINK = /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="\/assets\/([\w-]+)\.css#?"[^>]*>/g;

/** Sheets of pages, each set joined into one. */
export interface JoinedStyles {
  /** Makes a document load its sheets as one, or as few where one address cannot name them all. */
  join(html: string): string;
  /** Looks up what an address below `JOINED_PATH` names, without its `.css`; `null` where a part is not there. */
  find(names: string): Promise<JoinedSheet | null>;
}

/** One joined sheet; compressed as well as can be where a document of this process names it. */
interface JoinedSheet {
  text: string;
  brotli: Compressed | null;
}

type Compressed = Uint8Array<ArrayBuffer>;

const compress = promisify(brotliCompress);

/** Names of parts in their order, as many to an address as may be. */
function inAddresses(parts: readonly string[]): string[] {
  const count = Math.ceil(parts.length / MOST_PARTS);
  return Array.from({ length: count }, (_, at) =>
    parts.slice(at * MOST_PARTS, (at + 1) * MOST_PARTS).join(','),
  );
}

/**
 * A link that loads nothing. One that React Router has marked as shared by routes (`#`) stands there without the mark too: so Vite looks
 * for it before it loads code that needs it.
 */
function disabled(link: string): string {
  const marked = link.replace('<link', '<link disabled=""');
  return marked.includes('.css#"') ? marked.replace('.css#"', '.css"') + marked : marked;
}

/**
 * Joins the style sheets of pages. A browser paints when all of a document's sheets have come: one is there sooner than fifteen, and is
 * smaller compressed than they are one by one. The links of the parts stay in the document, disabled, so that nobody loads them: React
 * finds by them that it has these sheets already. An address names all that it holds, so every process can answer it.
 * @param folder of the browser's build, with `assets/` in it
 */
export function createJoinedStyles(folder: string): JoinedStyles {
  const texts = new Map<string, string>();
  const compressed = new Map<string, Promise<Compressed | null>>();

  async function read(name: string): Promise<string> {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const text = await readFile(join(folder, 'assets', `${name}.css`), 'utf8');
    texts.set(name, text);
    return text;
  }

  async function textOf(names: string): Promise<string | null> {
    const all = names.split(',');
    if (all.length > MOST_PARTS || !all.every((name) => PART.test(name))) return null;
    try {
      return (await Promise.all(all.map(read))).join('\n');
    } catch {
      return null;
    }
  }

  async function compressedOf(names: string): Promise<Compressed | null> {
    const text = await textOf(names);
    return text === null ? null : compress(text);
  }

  /** A link to a joined sheet, which is compressed meanwhile. */
  function linkTo(names: string): string {
    if (!compressed.has(names)) {
      if (compressed.size >= MOST_COMPRESSED) compressed.clear();
      compressed.set(names, compressedOf(names));
    }
    return `<link rel="stylesheet" href="${JOINED_PATH}${names}.css"/>`;
  }

  return {
    join(html) {
      const parts = [...html.matchAll(LINK)].map(([, name = '']) => name);
      if (parts.length < 2) return html;
      let joined = inAddresses(parts).map(linkTo).join('');
      return html.replace(LINK, (part) => {
        const link = joined + disabled(part);
        joined = '';
        return link;
      });
    },
    async find(names) {
      const text = await textOf(names);
      return text === null ? null : { text, brotli: (await compressed.get(names)) ?? null };
    },
  };
}
