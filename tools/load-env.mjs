/**
 * Reads `.env` where there is one (Node's own `--env-file-if-exists` writes a line where there is none), or the file of the units that
 * `ENVIRONMENT_FILE` names, in their syntax. What is set already stays.
 */
import { existsSync, readFileSync } from 'node:fs';

const units = process.env.ENVIRONMENT_FILE;
if (units) {
  const { parseEnvironmentFile } = await import('./backend/src/kernel/config/environment-file.ts');
  const variables = parseEnvironmentFile(readFileSync(units, 'utf8'));
  for (const [name, value] of Object.entries(variables)) process.env[name] ??= value;
} else if (existsSync('.env')) {
  process.loadEnvFile('.env');
}
