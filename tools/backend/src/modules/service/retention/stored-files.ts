import { inArray } from 'drizzle-orm';
import { sweepSpool } from '../../../kernel/files/spool.ts';
import { ownerOf, UPLOAD_FOLDERS, type StoredFile } from '../../../kernel/files/stored-files.ts';
import { contractTexts } from '../../deal/contract-text/contract-texts.table.ts';
import { PIECES } from '../../people/upload/piece-files.ts';
import { LEFT_AFTER } from '../../people/upload/upload-rules.ts';
import { uploads } from '../../people/upload/uploads.table.ts';
import type { Forgetting, RetentionRule } from './rule.ts';

/** Files whose rows are looked for at once. */
const BATCH = 500;

/** What a store holds and no row knows: it was away when the row went, or a process ended in between. */
export const storedFileRules: readonly RetentionRule[] = [
  {
    name: 'stored files without a row',
    term: 'ended',
    tables: [],
    async forget(services) {
      if (services.files.kind === 'folder') return 0;
      const before = aDayAgo();
      let count = 0;
      for (const folder of UPLOAD_FOLDERS) {
        for await (const batch of inBatches(old(services, folder, before))) {
          count += await deleteUnknown(services, batch);
        }
      }
      return count;
    },
  },
  {
    name: 'files of contracts without a row',
    term: 'ended',
    tables: [],
    async forget(services) {
      let count = 0;
      for await (const batch of inBatches(old(services, 'contracts/', aDayAgo()))) {
        count += await deleteContracts(services, batch);
      }
      return count;
    },
  },
  {
    name: 'pieces that nobody put together',
    term: 'ended',
    tables: [],
    async forget(services) {
      const before = aDayAgo();
      let count = await sweepSpool(services.config.dataDir, before);
      if (services.files.kind === 'folder') return count;
      for await (const { key } of old(services, PIECES, before)) {
        await services.files.delete(key);
        count += 1;
      }
      return count;
    },
  },
];

/** By the clock of the machine, as stores tell the times of files by theirs. */
const aDayAgo = () => new Date(Date.now() - LEFT_AFTER * 1000);

async function* old({ files }: Forgetting, folder: string, before: Date) {
  for await (const file of files.list(folder)) if (file.changedAt < before) yield file;
}

async function* inBatches(files: AsyncIterable<StoredFile>): AsyncGenerator<StoredFile[]> {
  let batch: StoredFile[] = [];
  for await (const file of files) {
    if (batch.push(file) < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

async function deleteUnknown({ db, files }: Forgetting, batch: StoredFile[]): Promise<number> {
  const asked = batch.map(({ key }) => ownerOf(key)).filter((guid) => guid !== null);
  if (asked.length === 0) return 0;
  const rows = await db
    .select({ guid: uploads.guid })
    .from(uploads)
    .where(inArray(uploads.guid, asked));
  const known = new Set(rows.map(({ guid }) => guid));
  const unknown = batch.filter(({ key }) => {
    const guid = ownerOf(key);
    return guid !== null && !known.has(guid);
  });
  for (const { key } of unknown) await files.delete(key);
  return unknown.length;
}

/** The name of each file is the hash that its text knows. */
async function deleteContracts({ db, files }: Forgetting, batch: StoredFile[]): Promise<number> {
  const hashOf = ({ key }: StoredFile) => /[\da-f]{64}/.exec(key)?.[0] ?? '';
  if (batch.length === 0) return 0;
  const rows = await db
    .select({ fileHash: contractTexts.fileHash })
    .from(contractTexts)
    .where(inArray(contractTexts.fileHash, batch.map(hashOf)));
  const known = new Set(rows.map(({ fileHash }) => fileHash));
  const unknown = batch.filter((file) => !known.has(hashOf(file)));
  for (const { key } of unknown) await files.delete(key);
  return unknown.length;
}
