import { fileURLToPath } from 'node:url';
import { KillableProcess } from './killable-process.ts';
import { wideLimits } from '../wide-limits.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** The backend alone, silent and without limits. */
export class KillableServer extends KillableProcess {
  constructor(environment: Record<string, string>) {
    super({
      main: MAIN,
      port: 20_000 + Math.floor(Math.random() * 20_000),
      startTimeout: 60_000,
      environment: {
        NODE_ENV: 'test',
        DEMO: '1',
        LOG_LEVEL: 'silent',
        CAPTCHA_MAX_NUMBER: '50',
        ...wideLimits(),
        ...environment,
      },
    });
  }
}
