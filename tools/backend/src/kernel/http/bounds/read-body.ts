import type { IncomingMessage } from 'node:http';
import { refuse } from '../../method/refuse.ts';
import type { ByteBudget } from './byte-budget.ts';

interface Bounds {
  /** Bytes of the body. */
  most: number;
  /** Milliseconds for all of it to arrive. */
  deadline: number;
  /** Bytes of all bodies of the process; what is returned stays taken. */
  budget: ByteBudget;
}

/** The sender has left in the middle of its body. */
export class SenderGone extends Error {}

/**
 * Reads a body that stays within its bounds; reading stops at the first chunk beyond them.
 * @throws Refused 408, 413 or 503
 * @throws SenderGone
 */
export function readBody(
  incoming: IncomingMessage,
  { most, deadline, budget }: Bounds,
): Promise<Buffer<ArrayBuffer>> {
  const tooLong = () => refuse(413, `Запрос слишком большой: не больше ${inWords(most)}`);
  if (Number(incoming.headers['content-length']) > most) return Promise.reject(tooLong());
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;

    function take(chunk: Buffer) {
      if (length + chunk.length > most) return fail(tooLong());
      if (!budget.take(chunk.length)) return fail(tooMany());
      length += chunk.length;
      chunks.push(chunk);
    }
    function fail(reason: Error) {
      leave();
      incoming.pause();
      budget.give(length);
      reject(reason);
    }
    function finish() {
      leave();
      resolve(Buffer.concat(chunks));
    }
    const gone = () => fail(new SenderGone());
    function leave() {
      clearTimeout(timer);
      incoming.off('data', take).off('end', finish).off('error', gone).off('close', gone);
    }
    const timer = setTimeout(() => fail(refuse(408, 'Запрос отправлялся слишком долго')), deadline);
    incoming.on('data', take).on('end', finish).on('error', gone).on('close', gone);
  });
}

const tooMany = () => refuse(503, 'Сейчас слишком много запросов. Попробуйте через минуту');

const inWords = (bytes: number) =>
  bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} МБ` : `${bytes / 1024} КБ`;
