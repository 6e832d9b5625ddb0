import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '../adapters/outbox/outbox.ts';
import type { Services } from '../kernel/services.ts';

/** Messages that people received, oldest first, once everything that waits is delivered. */
export async function received({ outbox, config }: Services): Promise<Message[]> {
  await outbox.flush();
  const folder = join(config.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const messages = texts.map((text) => JSON.parse(text) as Message & { at: string });
  return messages.sort((a, b) => a.at.localeCompare(b.at));
}

/** The last message to a phone or a mailbox. */
export async function lastTo(services: Services, to: string): Promise<Message> {
  const message = (await received(services)).findLast((one) => one.to === to);
  if (!message) throw new Error(`nothing was sent to ${to}`);
  return message;
}

/**
 * The last code to a phone or a mailbox.
 * @throws Error where the last message carries none
 */
export async function lastCode(services: Services, to: string): Promise<string> {
  const { code } = await lastTo(services, to);
  if (!code) throw new Error(`the last message to ${to} carries no code`);
  return code;
}
