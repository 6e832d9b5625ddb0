import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { median, type Figure } from '../figure.ts';

const PLAIN = fileURLToPath(new URL('plain-server.ts', import.meta.url));

/** Requests of a round, and rounds; the servers take turns, so that a busy moment meets both. */
const REQUESTS = 4_000;
const WARM = 4;
const ROUNDS = 7;

/** Linux counts processor time in hundredths of a second. */
const TICK = 10;

/**
 * P13: processor time of a kept anonymous page against a plain Node server that sends the same bytes.
 * @param pid process of the product
 */
export async function cachedPage(
  origin: string,
  pid: number,
  { path, must }: { path: string; must: number },
): Promise<Figure[]> {
  const body = await read(origin + path);
  const plain = await startPlain(body);
  try {
    const [ours, theirs]: [number[], number[]] = [[], []];
    // A process that has just started is still compiling what it runs.
    for (let round = 0; round < WARM; round++) {
      await costOf(origin + path, pid);
      await costOf(plain.url, plain.pid);
    }
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await costOf(origin + path, pid));
      theirs.push(await costOf(plain.url, plain.pid));
    }
    const [page, string] = [median(ours), median(theirs)];
    return [
      { id: 'P13', name: `processor time of a kept ${path}`, value: page, unit: 'ms' },
      { id: 'P13', name: 'plain Node server, the same bytes', value: string, unit: 'ms' },
      { id: 'P13', name: 'kept page against plain Node', value: page / string, unit: '×', must },
    ];
  } finally {
    plain.child.kill('SIGKILL');
  }
}

/** Milliseconds of processor time that a process spends on one request. */
async function costOf(url: string, pid: number): Promise<number> {
  const before = await processorTime(pid);
  const lanes = Array.from({ length: 8 }, async () => {
    for (let sent = 0; sent < REQUESTS / 8; sent++) {
      // What is kept grows old within seconds: the page is made anew in between, as in real life.
      await read(url);
    }
  });
  await Promise.all(lanes);
  return ((await processorTime(pid)) - before) / REQUESTS;
}

async function processorTime(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

/** Reads an answer as browsers ask for it; the bytes as they were sent. */
function read(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
      answer.on('error', reject);
    }).on('error', reject);
  });
}

async function startPlain(
  body: Buffer,
): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const child = spawn(process.execPath, [PLAIN], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(body);
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${String(port).trim()}/`, pid: child.pid ?? 0 };
}
