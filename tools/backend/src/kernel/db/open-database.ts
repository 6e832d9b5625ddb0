import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { OpenDatabase } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openServer } from './open-server.ts';

/** Opens the database the settings name, and brings it up to date. */
export function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  return config.databaseUrl === null
    ? openEmbedded(config.dataDir)
    : openServer(config.databaseUrl, log);
}
