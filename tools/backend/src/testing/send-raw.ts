import { connect, type Socket } from 'node:net';

/** Sends parts of a request until they end or an answer comes; returns the answer as it came. */
export function sendRaw(port: number, parts: Iterable<string | Buffer>): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1');
    const done = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk) => {
      answer += chunk.toString('utf8');
      if (isWhole(answer)) done();
    });
    // A reset after the answer is as good as its end.
    socket.on('error', done).on('close', done);
    void write(socket, parts, () => answer !== '');
  });
}

async function write(socket: Socket, parts: Iterable<string | Buffer>, isDone: () => boolean) {
  for (const part of parts) {
    if (isDone() || socket.destroyed) return;
    if (socket.write(part)) continue;
    await new Promise((resolve) => {
      socket.once('drain', resolve).once('close', resolve);
    });
  }
}

function isWhole(answer: string): boolean {
  const [head = '', ...body] = answer.split('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  return Buffer.byteLength(body.join('\r\n\r\n')) >= length;
}

/** Status and body of an answer. */
export function readRaw(answer: string): { status: number; head: string; body: string } {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body: rest.join('\r\n\r\n') };
}
