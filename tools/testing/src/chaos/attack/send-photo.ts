import { randomUUID } from 'node:crypto';

/** Statuses of a photo that was taken, or refused in words. */
const ANSWERED: ReadonlySet<number> = new Set([200, 409, 413, 422, 429, 503]);

/** Sends a photo as the file of a form, as a stranger may; the last piece has it decoded. */
export async function sendPhoto(port: number, bytes: Buffer): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const announced = { letter: randomUUID(), name: 'photo.jpg', size: bytes.length };
  const begun = await fetch(`${origin}/api/Form.AddFile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(announced),
  });
  const { result } = await read<{ upload: string; chunk: number }>(begun);
  if (!begun.ok) return;
  for (let offset = 0; offset < bytes.length; offset += result.chunk) {
    const piece = await fetch(`${origin}/api/uploads/${result.upload}?offset=${offset}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/octet-stream' },
      body: Uint8Array.from(bytes.subarray(offset, offset + result.chunk)),
    });
    await read(piece);
    if (!piece.ok) return;
  }
}

async function read<Result>(answer: Response): Promise<{ result: Result }> {
  if (!ANSWERED.has(answer.status)) throw new Error(`${answer.url}: ${answer.status}`);
  return (await answer.json()) as { result: Result };
}
