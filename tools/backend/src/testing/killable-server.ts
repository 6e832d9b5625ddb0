import { fileURLToPath } from 'node:url';
import { KillableProcess } from './killable-process.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** So wide that one address is any number of visitors. */
const WIDE = '1000000/1';

/** The backend alone, silent and without limits. */
export class KillableServer extends KillableProcess {
  constructor(environment: Record<string, string>) {
    super({
      main: MAIN,
      port: 20_000 + Math.floor(Math.random() * 20_000),
      patience: 60_000,
      environment: {
        NODE_ENV: 'test',
        DEMO: '1',
        LOG_LEVEL: 'silent',
        CAPTCHA_MAX_NUMBER: '50',
        RATE_LIMIT_LEAD_PHONE: WIDE,
        RATE_LIMIT_LEAD_ADDRESS: WIDE,
        RATE_LIMIT_PUZZLE_ADDRESS: WIDE,
        ...environment,
      },
    });
  }
}
