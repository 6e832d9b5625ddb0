import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** How a link to the database is: good, refused, or so slow that nothing comes through. */
export type Mood = 'good' | 'gone' | 'stuck';

/** A way to a server that may be spoilt. */
export interface MoodyLink {
  readonly port: number;
  become(mood: Mood): void;
  close(): Promise<void>;
}

/** Opens a link to a port of this machine. */
export async function openMoodyLink(target: number): Promise<MoodyLink> {
  let mood: Mood = 'good';
  const pairs = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    if (mood === 'gone') return near.destroy();
    const far = connect(target, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
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
        if (mood === 'gone') for (const socket of pair) socket.destroy();
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

function pause(pair: readonly Socket[]): void {
  for (const socket of pair) socket.pause();
}
