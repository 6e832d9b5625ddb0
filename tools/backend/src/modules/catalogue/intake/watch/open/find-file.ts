import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileMark } from './file-mark.ts';
import { tooLarge, type Opened } from './opened.ts';
import { SourceFailure } from './source-failure.ts';

/** Endings of the formats that are read; what programs write to before they rename it has another one. */
const KNOWN = /^[^.].*\.(xml|yrl|json|csv|txt|xlsx)$/iu;

interface Marks {
  seen: FileMark | null;
  /** The newest file of the last look; `any` takes one as it is. */
  growing: FileMark | 'any' | null;
  /** Bytes. */
  largest: number;
}

/**
 * Finds the newest file of a folder, not of those below it. It is taken at the second look at which its size and its time are what they
 * were: until then somebody may still be writing it.
 * @throws SourceFailure
 */
export async function findFile(folder: string, { seen, growing, largest }: Marks): Promise<Opened> {
  const newest = await newestOf(folder);
  if (!newest) return { state: 'unchanged', note: 'В папке нет файлов XML, JSON, CSV или XLSX' };
  if (newest.size === 0) return { state: 'unchanged', note: `Файл «${newest.name}» пуст` };
  if (isSame(newest, seen)) return { state: 'unchanged', note: 'Файл не менялся' };
  if (newest.size > largest) throw new SourceFailure(tooLarge(largest));
  const { name: file } = newest;
  if (growing !== 'any' && !isSame(newest, growing))
    return { state: 'growing', mark: newest, file };
  const bytes = createReadStream(join(folder, file), { end: newest.size - 1 });
  return { state: 'file', file, bytes, mark: newest };
}

type Mark = Required<Pick<FileMark, 'name' | 'size' | 'mtime'>>;

async function newestOf(folder: string): Promise<Mark | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new SourceFailure('Папка не читается: проверьте настройку IMPORT_FOLDER и права', {
      cause,
    });
  });
  const marks: Mark[] = [];
  for (const entry of entries) {
    if (!entry.isFile() || !KNOWN.test(entry.name)) continue;
    // It may be gone by now.
    const found = await stat(join(folder, entry.name)).catch(() => null);
    if (found) marks.push({ name: entry.name, size: found.size, mtime: found.mtimeMs });
  }
  return marks.toSorted((a, b) => b.mtime - a.mtime || b.name.localeCompare(a.name))[0];
}

const isSame = (mark: Mark, other: FileMark | null): boolean =>
  other?.name === mark.name && other.size === mark.size && other.mtime === mark.mtime;
