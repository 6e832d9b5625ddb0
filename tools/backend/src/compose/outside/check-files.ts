import type { Services } from '../../kernel/services.ts';
import { WrongFilesSetting } from '../../kernel/files/stored-files.ts';

/**
 * Looks at the start whether the store of files is set up; one that is away for now keeps nobody from starting.
 * @throws WrongFilesSetting, a line for the operator
 */
export async function checkFiles({ files, log }: Pick<Services, 'files' | 'log'>): Promise<void> {
  if (files.kind === 'folder') return;
  const { place } = files;
  try {
    await files.check();
    log.info({ place }, 'uploads stand in an S3 store');
  } catch (error) {
    if (error instanceof WrongFilesSetting) throw error;
    log.warn({ err: error, place }, 'the store of files is away: uploads wait until it is back');
  }
}
