import { refuse } from '../method/refuse.ts';

/**
 * Reads the body of a request that is not longer than a limit; a longer one is not read to its end.
 * @throws Refused 413 with the message
 */
export async function readBytes(request: Request, most: number, message: string): Promise<Buffer> {
  if (Number(request.headers.get('content-length')) > most) throw refuse(413, message);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > most) throw refuse(413, message);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
