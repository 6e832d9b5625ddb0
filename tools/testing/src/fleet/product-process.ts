import { openSync } from 'node:fs';
import { KillableProcess } from '../../../backend/src/testing/killable-process.ts';
import { productionEnvironment, productionMain } from '../../../server/src/production.ts';

/** So wide that one address is any number of visitors. */
const WIDE = '1000000/1';

const LIMITS = [
  'LEAD_PHONE',
  'LEAD_ADDRESS',
  'LOGIN_PHONE',
  'LOGIN_PAIR',
  'LOGIN_DEVICE',
  'LOGIN_ADDRESS',
  'PUZZLE_ADDRESS',
].map((name): [string, string] => [`RATE_LIMIT_${name}`, WIDE]);

/** One process of the built product, on a port that it keeps. */
export class ProductProcess extends KillableProcess {
  /** @param log file that its output is added to */
  constructor(port: number, environment: Record<string, string>, log: string) {
    const output = openSync(log, 'a');
    super({
      main: productionMain,
      port,
      patience: 300_000,
      stdio: ['ignore', output, output],
      environment: {
        ...Object.fromEntries(LIMITS),
        NODE_ENV: 'production',
        DEMO: '1',
        ...productionEnvironment,
        LOG_LEVEL: 'warn',
        CAPTCHA_MAX_NUMBER: '50',
        ...environment,
      },
    });
  }
}
