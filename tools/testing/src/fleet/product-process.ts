import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** Milliseconds until a start counts as failed. */
const PATIENCE = 180_000;

/** So wide that one address is any number of visitors. */
const WIDE = '1000000/1';

const LIMITS = ['LEAD_PHONE', 'LEAD_ADDRESS', 'LOGIN_PHONE', 'LOGIN_ADDRESS'].map(
  (name): [string, string] => [`RATE_LIMIT_${name}`, WIDE],
);

/** One process of the built product, on a port that it keeps. */
export class ProductProcess {
  readonly port: number;
  readonly #environment: Record<string, string>;
  readonly #log: string;
  #child: ChildProcess | null = null;

  /** @param log file that its output is added to */
  constructor(port: number, environment: Record<string, string>, log: string) {
    process.once('exit', () => this.#child?.kill('SIGKILL'));
    this.port = port;
    this.#log = log;
    this.#environment = {
      ...Object.fromEntries(LIMITS),
      PORT: String(port),
      NODE_ENV: 'production',
      // As the units and images of deploy/ start it.
      MALLOC_ARENA_MAX: '2',
      NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8',
      LOG_LEVEL: 'warn',
      CAPTCHA_MAX_NUMBER: '50',
      ...environment,
    };
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts it and waits until it is ready.
   * @throws Error when it ends or is silent
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=@m30/source', MAIN], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], ...this.#environment },
    });
    const log = createWriteStream(this.#log, { flags: 'a' });
    child.stdout.pipe(log);
    child.stderr.pipe(log);
    this.#child = child;
    const until = Date.now() + PATIENCE;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) throw new Error(`a process ended with ${child.exitCode}`);
      if (Date.now() > until) throw new Error('a process does not get ready');
      await sleep(50);
    }
  }

  /** Ends it: gracefully by SIGTERM, at once by SIGKILL. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async #isReady(): Promise<boolean> {
    try {
      const { status } = await fetch(`http://127.0.0.1:${this.port}/readyz`, {
        signal: AbortSignal.timeout(2000),
      });
      return status === 200;
    } catch {
      return false;
    }
  }
}
