/** `npm run restore -- <file>`: fills an empty database, embedded or PostgreSQL, from a backup. */
import { restoreBackup } from '../kernel/backup/restore-backup.ts';
import { withOwner } from '../kernel/files/with-owner.ts';
import { filesOf } from './files-of.ts';
import { runOnFile } from './run-on-file.ts';

await runOnFile('npm run restore -- m30.backup', async (config, file) => {
  const { tables, rows, files } = await withOwner(config.dataDir, async () =>
    restoreBackup(config, file, await filesOf(config)),
  );
  return `restored ${rows} rows of ${tables} tables and ${files} uploaded files`;
});
