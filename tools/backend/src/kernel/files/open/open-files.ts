import type { Config } from '../../config/config.ts';
import type { BreakerOf } from '../../observability/breaker.ts';
import { openFolderFiles } from '../folder/open-folder-files.ts';
import type { StoredFiles } from '../stored-files.ts';

/** Opens the files of the settings: `DATA_DIR`, or the store that `FILES_URL` names. */
export async function openFiles(
  { dataDir, files }: Pick<Config, 'dataDir' | 'files'>,
  breakerOf: BreakerOf,
): Promise<StoredFiles> {
  if (!files) return openFolderFiles(dataDir);
  const { openS3Files } = await import('../s3/open-s3-files.ts');
  return openS3Files({ ...files, breaker: breakerOf('files') });
}
