import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionEnvironment, productionMain } from '@m30/server/production';

/** A running product with fresh demo content. */
export interface RunningServer {
  origin: string;
  pid: number;
  /** Seconds from the start of the process to the first page that was answered. */
  startedIn: number;
}

/**
 * Starts the built product as production starts it, hands it to `measure`, and stops it again.
 * @param environment more settings, such as the address of a database or a folder of its own
 */
export async function withServer<Result>(
  port: number,
  measure: (server: RunningServer) => Promise<Result>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const origin = `http://localhost:${port}`;
  const start = performance.now();
  const child = spawn(process.execPath, [productionMain], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...productionEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
      DEMO: '1',
      ...environment,
    },
  });
  try {
    await answered(`${origin}/`, 120_000);
    const startedIn = (performance.now() - start) / 1000;
    return await measure({ origin, pid: child.pid ?? 0, startedIn });
  } finally {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function answered(url: string, timeout: number): Promise<void> {
  const deadline = performance.now() + timeout;
  while (performance.now() < deadline) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${url} did not answer within ${timeout} ms`);
}
