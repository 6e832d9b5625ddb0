import type { Config } from '../kernel/config/config.ts';
import { openFiles } from '../kernel/files/open/open-files.ts';
import type { StoredFiles } from '../kernel/files/stored-files.ts';
import { createBreakers } from '../kernel/observability/breaker.ts';
import { createMetrics } from '../kernel/observability/metrics.ts';

/** Opens the files of the settings for a command, which has no metrics of its own. */
export const filesOf = (config: Pick<Config, 'dataDir' | 'files'>): Promise<StoredFiles> =>
  openFiles(config, createBreakers(createMetrics()));
