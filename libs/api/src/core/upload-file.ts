import { ApiRefusal } from './errors.ts';
import type { UploadPlace } from './send-part.ts';

/** What is sent, and from where on. */
export interface Sending {
  /** Guid of the upload. */
  upload: string;
  file: Blob;
  /** Bytes that the server has already. */
  offset: number;
  /** Bytes of one part. */
  chunk: number;
}

/** What {@link uploadFile} works with. */
export interface UploadPort extends UploadPlace {
  /** Called with how many bytes the server has. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
  /** @default real seconds */
  wait?: (milliseconds: number) => Promise<void>;
}

/** Pauses before the tries after a failure, milliseconds; then the visitor is asked. */
const PAUSES = [500, 2_000, 5_000];

const realWait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends a file part by part, each from the offset that the server has: after a lost answer or a
 * break of the network nothing is sent twice, nothing is left out.
 * @throws ApiRefusal when the server does not take the file
 * @throws ApiFailure when the network stays away
 */
export async function uploadFile(sending: Sending, port: UploadPort): Promise<void> {
  const { upload, file, chunk } = sending;
  const { ask, send, onProgress, signal, wait = realWait } = port;
  let { offset } = sending;
  let failures = 0;
  onProgress(offset);
  while (!signal.aborted) {
    try {
      const state = failures > 0 ? await ask(upload) : null;
      if (state?.file) return;
      offset = state?.offset ?? offset;
      const answer = await send(upload, offset, file.slice(offset, offset + chunk));
      failures = 0;
      offset = answer.offset;
      onProgress(offset);
      if (answer.file) return;
    } catch (error) {
      const place = error instanceof ApiRefusal ? placeOf(error) : null;
      if (error instanceof ApiRefusal && place === null) throw error;
      const pause = PAUSES[failures];
      if (pause === undefined) throw error;
      failures += 1;
      if (place !== null) offset = place;
      else await wait(pause);
    }
  }
}

/** Where the server wants to go on, if that is all it has against the part. */
function placeOf({ code, details }: ApiRefusal): number | null {
  const { offset } = details;
  return code === 409 && typeof offset === 'number' ? offset : null;
}
