import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Milliseconds until a start counts as failed. */
const PATIENCE = 60_000;

const WIDE = '1000000/1';

/** The backend as a process of its own, that a test may kill and start again on the same port. */
export class KillableServer {
  readonly origin: string;
  readonly #environment: Record<string, string>;
  #child: ChildProcess | null = null;

  constructor(environment: Record<string, string>) {
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    this.origin = `http://127.0.0.1:${port}`;
    this.#environment = {
      PORT: String(port),
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      CAPTCHA_MAX_NUMBER: '50',
      RATE_LIMIT_LEAD_PHONE: WIDE,
      RATE_LIMIT_LEAD_ADDRESS: WIDE,
      ...environment,
    };
  }

  /**
   * Starts it and waits until its database answers.
   * @throws Error when it ends or is silent
   */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=@m30/source', MAIN], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { PATH: process.env['PATH'], ...this.#environment },
    });
    this.#child = child;
    process.once('exit', () => child.kill('SIGKILL'));
    const until = Date.now() + PATIENCE;
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      if (Date.now() > until) throw new Error('the server does not get ready');
      await sleep(25);
    }
  }

  /** Ends it, at once by SIGKILL or gracefully by SIGTERM. */
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
      const { status } = await fetch(`${this.origin}/readyz`, {
        signal: AbortSignal.timeout(2000),
      });
      return status === 200;
    } catch {
      return false;
    }
  }
}
