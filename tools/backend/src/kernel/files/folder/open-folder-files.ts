import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, type FileBody, type StoredFile, type StoredFiles } from '../stored-files.ts';

/** Opens the files below a folder; it is made when the first one comes. */
export function openFolderFiles(root: string): StoredFiles {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    kind: 'folder',
    place: root,
    isAway: false,
    pathOf,
    put: (key, body) => writeFileWhole(pathOf(key), body),
    stat: (key) => statFile(key, pathOf(key)),
    async read(key, range) {
      const path = pathOf(key);
      const found = await statFile(key, path);
      if (!found) return null;
      const bytes = createReadStream(path, range);
      const stream = Readable.toWeb(bytes) as unknown as ReadableStream<Uint8Array>;
      return { size: found.size, stream };
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: (folder) => listFolder(root, folder.replace(/\/$/, '')),
    link: () => Promise.resolve(null),
    check: () => Promise.resolve(),
  };
}

async function statFile(key: string, path: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(noneWhereGone);
  return found?.isFile() ? { key, size: found.size, changedAt: found.mtime } : null;
}

/** Names that begin with a dot are drafts: no key is called so. */
async function writeFileWhole(path: string, body: FileBody): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = join(dirname(path), `.${randomUUID()}`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      for await (const block of blocksOf(body)) await file.writeFile(block);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function blocksOf(body: FileBody): AsyncIterable<Uint8Array> | Uint8Array[] {
  if (body instanceof Uint8Array) return [body];
  return 'path' in body ? (createReadStream(body.path) as AsyncIterable<Buffer>) : body;
}

async function* listFolder(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(noneWhereGone);
  for (const entry of entries ?? []) {
    const key = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* listFolder(root, key);
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const found = await statFile(key, join(root, key));
    if (found) yield found;
  }
}

function noneWhereGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
