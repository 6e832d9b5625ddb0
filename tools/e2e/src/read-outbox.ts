import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDirOf, E2E_PORT } from './server.ts';

/** Data folder of the server that the browser suite runs against. */
const DATA_DIR = process.env['DATA_DIR'] ?? dataDirOf(E2E_PORT);

/** Milliseconds a message may take, and between two looks. */
const TIMEOUT_MS = 10_000;
const PAUSE = 100;

/** A message as the outbox keeps it. */
export interface OutboxMessage {
  kind: 'sms' | 'mail';
  to: string;
  text: string;
  subject?: string;
  code?: string;
  /** ISO instant. */
  at: string;
}

/** Messages to a phone (`+7XXXXXXXXXX`) or a mailbox so far, oldest first. */
export async function readOutbox(to: string, dataDir = DATA_DIR): Promise<OutboxMessage[]> {
  const folder = join(dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .map((text): OutboxMessage => JSON.parse(text))
    .filter((message) => message.to === to)
    .sort((a, b) => a.at.localeCompare(b.at));
}

/**
 * The latest code to a phone or a mailbox; waits until one is there.
 * @param options.after ISO instant before the code was asked for: an older code does not count
 * @throws Error when none comes in time
 */
export async function readCode(
  to: string,
  { after = '', dataDir = DATA_DIR }: { after?: string; dataDir?: string } = {},
): Promise<string> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += PAUSE) {
    const messages = await readOutbox(to, dataDir);
    const latest = messages.findLast(({ code, at }) => code !== undefined && at >= after);
    if (latest?.code) return latest.code;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`No code was sent to ${to}`);
}
