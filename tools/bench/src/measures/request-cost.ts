import { Agent, get } from 'node:http';
import { processorTime } from './processor-time.ts';

const LANES = 4;

/** A server whose processor time is counted. */
export interface Measured {
  url: string;
  pid: number;
}

/** Milliseconds of processor time that a server spends on one request. */
export async function requestCost(
  { url, pid }: Measured,
  requests: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  // Of this round alone: a server closes connections that wait while others are measured.
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const before = await processorTime(pid);
  const lanes = Array.from({ length: LANES }, async () => {
    for (let sent = 0; sent < requests / LANES; sent++) await read(url, headers, agent);
  });
  await Promise.all(lanes);
  agent.destroy();
  return ((await processorTime(pid)) - before) / requests;
}

/**
 * Reads an answer; the bytes as they were sent.
 * @throws Error where it is not 200
 */
export function read(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  agent?: Agent,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers, ...(agent && { agent }) }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(Buffer.concat(parts))
          : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
      answer.on('error', reject);
    }).on('error', reject);
  });
}
