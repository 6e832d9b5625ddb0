import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a {@link KillableProcess} is started with. */
export interface KillableProcessOptions {
  /** Path of the file that it runs. */
  main: string;
  /** Where it listens, on this machine. */
  port: number;
  environment: Record<string, string>;
  /** Milliseconds until a start counts as failed. */
  startTimeout: number;
  /** @default what it says to standard error is shown */
  stdio?: StdioOptions;
}

/** A server of the product as a process of its own, that a test may kill and start again on the same port. */
export class KillableProcess {
  readonly port: number;
  readonly origin: string;
  readonly #options: KillableProcessOptions;
  #child: ChildProcess | null = null;

  constructor(options: KillableProcessOptions) {
    this.port = options.port;
    this.origin = `http://127.0.0.1:${options.port}`;
    this.#options = options;
    process.once('exit', () => this.#child?.kill('SIGKILL'));
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts it and waits until its database answers.
   * @throws Error when it ends or is silent
   */
  async start(): Promise<void> {
    const {
      main,
      environment,
      startTimeout,
      stdio = ['ignore', 'ignore', 'inherit'],
    } = this.#options;
    const child = spawn(process.execPath, ['--conditions=@m30/source', main], {
      stdio,
      env: { PATH: process.env['PATH'], PORT: String(this.port), ...environment },
    });
    this.#child = child;
    const until = Date.now() + startTimeout;
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
