import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What stands between the product and its store: `gone` hangs up, `silent` never answers, `broken` says 500, `cut` ends a
 * body in the middle, `stuck` sends half of it and then nothing, `damaged` changes a byte of it, `half` takes half of what is sent and hangs up.
 */
export type Fault = 'none' | 'gone' | 'silent' | 'broken' | 'cut' | 'stuck' | 'damaged' | 'half';

/** A way to a store that has faults at will. */
export interface FaultyProxy {
  readonly endpoint: string;
  fault: Fault;
  /** Addresses that the fault is for. */
  where: RegExp;
  /** Requests that came, by their methods. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Starts a proxy before the store at an address. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const state = { fault: 'none' as Fault, where: /^/, asked: [] as string[] };
  const server = createServer((incoming, answer) => {
    state.asked.push(incoming.method ?? '');
    const fault = state.where.test(incoming.url ?? '') ? state.fault : 'none';
    if (fault === 'gone') return void incoming.socket.destroy();
    if (fault === 'silent') return void incoming.resume();
    if (fault === 'half') return void incoming.once('data', () => incoming.socket.destroy());
    if (fault === 'broken') {
      incoming.resume();
      return void answer.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    }
    pass(target, incoming, answer, fault);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  });
}

function pass(target: string, incoming: IncomingMessage, answer: ServerResponse, fault: Fault) {
  const { method, headers } = incoming;
  const onward = ask(new URL(incoming.url ?? '/', target), { method, headers }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    let half: boolean | undefined;
    const isFile = method === 'GET' && from.statusCode === 200;
    from.on('data', (block: Buffer) => {
      if (isFile && fault === 'damaged') block[0] = (block[0] ?? 0) ^ 1;
      if (isFile && fault === 'stuck') return void (half ??= answer.write(block));
      if (!isFile || fault !== 'cut') return void answer.write(block);
      answer.write(block.subarray(0, block.length / 2), () => answer.destroy());
    });
    from.on('end', () => half ?? answer.end());
  });
  onward.on('error', () => answer.destroy());
  incoming.pipe(onward);
}
