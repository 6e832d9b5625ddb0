import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A file of content with what it exports. */
export interface ContentFile {
  /** Below the folder that was read: `pages/ddu.ts`. */
  file: string;
  exports: Readonly<Record<string, unknown>>;
}

const CONTENT = fileURLToPath(new URL('../', import.meta.url));

/** Files that hold no content of their own: they put it together, describe it or check it. */
const NO_CONTENT = /(^|\/)(index|blocks|figures|page-seed|review-seed)\.ts$|\.test\.ts$|^check\//;

/** Reads every file of content, in the order of their names. */
export function readContent(folder = CONTENT): Promise<ContentFile[]> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !NO_CONTENT.test(relative(folder, path)))
    .sort();
  return Promise.all(
    files.map(async (path) => ({
      file: relative(folder, path),
      exports: (await import(
        /* @vite-ignore */ pathToFileURL(path).href
      )) as ContentFile['exports'],
    })),
  );
}

const DATA = fileURLToPath(new URL('../../data/', import.meta.url));

/** Reads the data whose words visitors read, too; files are named from the demo's folder. */
export async function readData(): Promise<ContentFile[]> {
  const parts = await Promise.all(
    ['complexes', 'around', 'account', 'orders'].map(async (part) =>
      (await readContent(join(DATA, part))).map(({ file, exports }) => ({
        file: `data/${part}/${file}`,
        exports,
      })),
    ),
  );
  return parts.flat();
}
