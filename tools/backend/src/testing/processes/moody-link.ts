import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How a link to a service is: good, refused, so slow that nothing comes through, or answered by somebody else. */
export type Mood = 'good' | 'gone' | 'stuck' | 'wrong';

/** A way to a service that may be spoilt. */
export interface MoodyLink {
  readonly port: number;
  become(mood: Mood): void;
  close(): Promise<void>;
}

/** What a link that is `wrong` says instead of the service, and hangs up. */
export interface WrongAnswer {
  bytes: string | Uint8Array;
  /** The service speaks first, as a mail server does. @default false */
  first?: boolean;
}

/** Opens a link to a port of this machine. */
export async function openMoodyLink(
  target: number,
  wrong: WrongAnswer = { bytes: '' },
): Promise<MoodyLink> {
  let mood: Mood = 'good';
  const pairs = new Set<Socket[]>();
  const server = createServer((near) => {
    if (mood === 'gone') return near.destroy();
    const isWrong = mood === 'wrong';
    const far = isWrong ? null : connect(target, '127.0.0.1');
    const pair = far ? [near, far] : [near];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    if (!far) return answerWrong(near, wrong);
    near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => near.write(bytes));
    if (mood === 'stuck') pause(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    become(next) {
      mood = next;
      for (const pair of pairs) {
        if (mood === 'gone' || mood === 'wrong') for (const socket of pair) socket.destroy();
        else if (mood === 'stuck') pause(pair);
        else for (const socket of pair) socket.resume();
      }
    },
    close() {
      for (const pair of pairs) for (const socket of pair) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answerWrong(near: Socket, { bytes, first = false }: WrongAnswer): void {
  if (first) near.end(bytes);
  else near.once('data', () => near.end(bytes));
}

function pause(pair: readonly Socket[]): void {
  for (const socket of pair) socket.pause();
}
