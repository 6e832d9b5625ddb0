import { hashOfFile } from '../hash-of.ts';
import {
  bytesOf,
  ownerOf,
  STORED_FOLDERS,
  UPLOAD_FOLDERS,
  type StoredFiles,
} from '../stored-files.ts';

/** What was done with the files of a store. */
interface Moved {
  /** Files that were written into the other store and read back. */
  copied: number;
  /** Files that stood there already, byte for byte. */
  same: number;
  /** Bytes that were written. */
  bytes: number;
}

interface Move {
  from: StoredFiles;
  to: StoredFiles;
  /** Called with each file that was written. */
  onFile?: (key: string) => void;
}

/**
 * Copies all files of one store into another, where those that stand there already with the same bytes are left alone:
 * what broke off is begun again. Nothing is deleted. A file that goes or changes meanwhile is left to the next time.
 * @throws FilesAway; Error that names the file whose bytes came out otherwise
 */
export async function moveFiles({ from, to, onFile }: Move): Promise<Moved> {
  const moved: Moved = { copied: 0, same: 0, bytes: 0 };
  for (const folder of STORED_FOLDERS) {
    for await (const { key, size } of from.list(folder)) {
      const outcome = await moveFile(key, from, to);
      if (outcome === 'same') moved.same += 1;
      if (outcome !== 'copied') continue;
      moved.copied += 1;
      moved.bytes += size;
      onFile?.(key);
    }
  }
  return moved;
}

async function moveFile(
  key: string,
  from: StoredFiles,
  to: StoredFiles,
): Promise<'copied' | 'same' | 'gone'> {
  const wanted = await hashOfFile(from, key);
  if (wanted === null) return 'gone';
  if ((await hashOfFile(to, key)) === wanted) return 'same';
  const source = await from.read(key);
  if (!source) return 'gone';
  await to.put(key, bytesOf(source), wanted);
  const isWhole = (await hashOfFile(to, key).catch(() => null)) === wanted;
  if (isWhole) return 'copied';
  if ((await hashOfFile(from, key)) !== wanted) return 'gone';
  throw new Error(`${key} came out otherwise in ${to.place}; begin again`);
}

/**
 * Deletes from a store what has no row: files that were deleted while they were being moved.
 * @param knownUploads asks for the guids of all uploads; it is asked when the store has been listed, as a row is there
 *   before its bytes
 * @returns how many
 */
export async function deleteOrphans(
  store: StoredFiles,
  knownUploads: () => Promise<ReadonlySet<string>>,
): Promise<number> {
  const listed: { key: string; guid: string }[] = [];
  for (const folder of UPLOAD_FOLDERS) {
    for await (const { key } of store.list(folder)) {
      const guid = ownerOf(key);
      if (guid !== null) listed.push({ key, guid });
    }
  }
  const known = await knownUploads();
  const orphans = listed.filter(({ guid }) => !known.has(guid));
  for (const { key } of orphans) await store.delete(key);
  return orphans.length;
}
