import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PLAIN = fileURLToPath(new URL('plain-server.ts', import.meta.url));

/** Starts a plain Node server that sends `body` to everybody. */
export async function startPlain(
  body: Buffer,
  encoding: 'br' | 'identity',
): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const child = spawn(process.execPath, [PLAIN, encoding], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(body);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${String(port).trim()}/`, pid: child.pid ?? 0 };
}
