import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from '../adapters/outbox/outbox.ts';
import type { Services } from '../kernel/services.ts';

/**
 * Messages that people received, oldest first, once everything that waits is delivered; those of one moment as they were
 * delivered.
 */
export async function received({ outbox, config }: Services): Promise<Message[]> {
  await outbox.flush();
  const folder = join(config.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const deliveries = await Promise.all(files.map((name) => readDelivery(join(folder, name))));
  return deliveries
    .sort((a, b) => a.message.at.localeCompare(b.message.at) || Number(a.atNs - b.atNs))
    .map(({ message }) => message);
}

async function readDelivery(path: string) {
  const message = JSON.parse(await readFile(path, 'utf8')) as Message & { at: string };
  const { mtimeNs } = await stat(path, { bigint: true });
  return { message, atNs: mtimeNs };
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
