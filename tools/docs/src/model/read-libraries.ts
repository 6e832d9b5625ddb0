import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked } from 'marked';
import { at } from '../workspace/root.ts';
import { changesOf, type PackageChange } from './changes.ts';
import type { DocumentModel, EntryModel, LibraryModel } from './model.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
  private?: boolean;
  exports: Record<string, unknown>;
}

/** The order in which a newcomer meets the packages. */
const ORDER = ['ui-kit', 'forms', 'blocks', 'auth', 'map', 'calculators', 'scene', 'api'];

/** Published packages without their components. */
export function readLibraries(changes: readonly PackageChange[]): LibraryModel[] {
  const budgets = JSON.parse(
    readFileSync(at('tools/bench/src/package-budgets.json'), 'utf8'),
  ) as Record<string, number | null>;
  return globSync(at('libs/*/package.json'))
    .map((path) => ({ folder: path.split('/').at(-2) ?? '', manifest: readManifest(path) }))
    .filter(({ manifest }) => manifest.private !== true)
    .toSorted((one, other) => ORDER.indexOf(one.folder) - ORDER.indexOf(other.folder))
    .map(({ folder, manifest }) => {
      const readme = readFileSync(at('libs', folder, 'README.md'), 'utf8');
      return {
        folder,
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        install: readme.match(/^```sh\n(.*?)\n```$/ms)?.[1] ?? `npm install ${manifest.name}`,
        start: readme.match(/^```tsx?\n([^]*?)^```$/m)?.[1] ?? '',
        readme,
        entries: entriesOf(manifest, budgets),
        components: [],
        blocks: [],
        documents: documentsOf(folder, manifest.name),
        changes: changesOf(changes, manifest.name),
      };
    });
}

const readManifest = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

function entriesOf(
  { name, exports }: Manifest,
  budgets: Readonly<Record<string, number | null>>,
): EntryModel[] {
  return Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => name + entry.slice(1))
    .map((path) => ({ path, limit: budgets[path] }));
}

/** What stands beside a README: its reference, the table of the login machine. */
function documentsOf(folder: string, name: string): DocumentModel[] {
  return ['reference', 'machine']
    .map((file) => ({ file, path: join(at('libs', folder), `${file}.md`) }))
    .filter(({ path }) => existsSync(path))
    .map(({ file, path }) => {
      const markdown = readFileSync(path, 'utf8');
      return {
        path: `/${folder}/${file}`,
        title: headingOf(markdown) ?? `${name}: ${file}`,
        summary: firstSentence(markdown),
        markdown,
      };
    });
}

/** The heading of a document. */
export const headingOf = (markdown: string): string | undefined => markdown.match(/^# (.+)$/m)?.[1];

/** The first sentence of its first paragraph, without marks. */
export function firstSentence(markdown: string): string {
  const paragraph = markdown.split('\n\n').find((part) => /^[\p{L}*`]/u.test(part)) ?? '';
  const words = marked
    .parseInline(paragraph, { async: false })
    .replace(/<[^<>]*>/g, '')
    .split(/\s+/)
    .join(' ');
  const sentence = words.split(/(?<=[.:])\s/, 1)[0] ?? '';
  return Object.entries(ENTITIES).reduce((text, [from, to]) => text.replaceAll(from, to), sentence);
}

const ENTITIES = { '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>', '&amp;': '&' };
