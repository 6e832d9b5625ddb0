import { openSync } from 'node:fs';
import { wideLimits } from '@m30/backend/testing/wide-limits';
import { KillableProcess } from '@m30/backend/testing/processes/killable-process';
import { productionEnvironment, productionMain } from '@m30/server/production';

/** One process of the built product, on a port that it keeps. */
export class ProductProcess extends KillableProcess {
  /** @param log file that its output is added to */
  constructor(port: number, environment: Record<string, string>, log: string) {
    const output = openSync(log, 'a');
    super({
      main: productionMain,
      port,
      startTimeout: 300_000,
      stdio: ['ignore', output, output],
      environment: {
        ...wideLimits(),
        NODE_ENV: 'production',
        DEMO: '1',
        LIGHT_AHEAD: '0',
        ...productionEnvironment,
        LOG_LEVEL: 'warn',
        CAPTCHA_MAX_NUMBER: '50',
        ...environment,
      },
    });
  }
}
