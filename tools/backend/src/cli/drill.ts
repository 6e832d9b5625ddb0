/** `npm run drill -- <file>`: restores a backup into an empty database and compares every row and file with it. */
import { compareBackup } from '../kernel/backup/compare-backup.ts';
import { restoreBackup } from '../kernel/backup/restore-backup.ts';
import { withOwner } from '../kernel/files/with-owner.ts';
import { filesOf } from './files-of.ts';
import { runOnFile } from './run-on-file.ts';

await runOnFile('npm run drill -- m30.backup', async (config, file) => {
  const stored = await filesOf(config);
  const { tables, rows, files } = await withOwner(config.dataDir, () =>
    restoreBackup(config, file, stored),
  );
  const differences = await compareBackup(config, file, stored);
  if (differences.length > 0) {
    const lines = differences.map(
      ({ of, missing, added }) =>
        `  ${of}: ${missing} missing, ${added} that the backup does not have`,
    );
    throw new Error(['What was restored is not what the backup holds:', ...lines].join('\n'));
  }
  return `restored ${rows} rows of ${tables} tables and ${files} uploaded files; each is that of the backup`;
});
