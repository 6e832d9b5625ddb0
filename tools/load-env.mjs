/** Reads `.env` where there is one: Node's own `--env-file-if-exists` writes a line where there is none. */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
