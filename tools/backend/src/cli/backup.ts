/** `npm run backup -- <file>`: the database and what visitors have uploaded, in one file. */
import { writeBackup } from '../kernel/backup/write-backup.ts';
import { filesOf } from './files-of.ts';
import { runOnFile } from './run-on-file.ts';

await runOnFile('npm run backup -- m30.backup', async (config, file) => {
  const { tables, rows, files } = await writeBackup(config, file, await filesOf(config));
  return `${file}: ${rows} rows of ${tables} tables and ${files} uploaded files`;
});
