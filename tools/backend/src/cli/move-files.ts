/** `npm run files:move -- --from .data --to 's3://bucket?…'`: copies stored files from one place into another, and verifies them. */
import { parseArgs } from 'node:util';
import { readConfig } from '../kernel/config/config.ts';
import { openRaw, type RawDatabase } from '../kernel/backup/open-raw.ts';
import { deleteOrphans, moveFiles } from '../kernel/files/move/move-files.ts';
import type { StoredFiles } from '../kernel/files/stored-files.ts';
import { withOwner } from '../kernel/files/with-owner.ts';
import { filesOf } from './files-of.ts';

const USAGE =
  "Usage: npm run files:move -- --from .data --to 's3://bucket/prefix?region=…&endpoint=https://…'";

/** Opens a place of the command: a folder that `DATA_DIR` may name, or a store as `FILES_URL` would name it. */
function openPlace(place: string): Promise<StoredFiles> {
  const isStore = place.includes('://');
  const of = isStore ? { FILES_URL: place } : { DATA_DIR: place, FILES_URL: '' };
  return filesOf(readConfig({ ...process.env, ...of }));
}

/** Guids of all uploads. */
async function knownUploads(database: RawDatabase): Promise<ReadonlySet<string>> {
  const rows = await database.query('select guid::text as guid from uploads');
  return new Set(rows.map(({ guid = '' }) => guid));
}

try {
  const { values } = parseArgs({ options: { from: { type: 'string' }, to: { type: 'string' } } });
  if (!values.from || !values.to) throw new Error(USAGE);
  const [from, to] = await Promise.all([openPlace(values.from), openPlace(values.to)]);
  if (from.place === to.place) throw new Error('Both places are the same.');
  await to.check();
  // Opened first: where the embedded one is in use, nothing is begun.
  const database = await openRaw(readConfig(process.env));
  const copy = () => moveFiles({ from, to, onFile: (key) => console.log(key) });
  // A store is no folder of anybody.
  const { copied, same, bytes } = await (to.kind === 'folder' ? withOwner(to.place, copy) : copy());
  const gone = await deleteOrphans(to, () => knownUploads(database));
  await database.close();
  console.log(
    `${to.place}: ${copied} files copied and read back (${bytes} bytes), ${same} were there already, ` +
      `${gone} deleted that no row knows; nothing was deleted from ${from.place}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
