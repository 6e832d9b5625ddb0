import { ApiFailure, ApiRefusal } from './errors.ts';

/** A file that the server has whole. */
interface UploadedFile {
  guid: string;
  name: string;
  /** Where it is taken from. */
  src: string;
  /** Extension in lower case. */
  type: string;
  /** Bytes. */
  size: number;
}

/** How far an upload is; `file` once all of it is there and was found sound. */
export interface UploadState {
  /** Bytes that the server has. */
  offset: number;
  size: number;
  file: UploadedFile | null;
}

const METHOD = 'uploads';

/** The two ways to speak about the bytes of an upload. */
export interface UploadPlace {
  /** Asks how much of an upload the server has. */
  ask: (upload: string) => Promise<UploadState>;
  /** Sends the bytes of an upload from `offset` on. */
  send: (upload: string, offset: number, bytes: Blob) => Promise<UploadState>;
}

/** Uploads below an address of the server: `/api/uploads`. */
export const uploadsAt = (base: string): UploadPlace => ({
  ask: (upload) => call(`${base}/${upload}`, {}),
  send(upload, offset, bytes) {
    const headers = { 'content-type': 'application/octet-stream' };
    const init = { method: 'PATCH', headers, body: bytes };
    return call(`${base}/${upload}?offset=${offset}`, init);
  },
});

interface Answer {
  code: number;
  message?: string;
  result?: UploadState & { message?: string; details?: Record<string, unknown> };
}

/**
 * Bytes are no JSON, so they do not go through the client of the contract; what is thrown is the same.
 * @throws ApiRefusal with the server's Russian message
 * @throws ApiFailure when no usable answer arrives
 */
async function call(address: string, init: RequestInit): Promise<UploadState> {
  let response: Response;
  let answer: Answer;
  try {
    response = await fetch(address, init);
    answer = (await response.json()) as Answer;
  } catch (cause) {
    throw new ApiFailure(METHOD, 'network', { cause });
  }
  const { result } = answer;
  if (response.ok && result) return result;
  const message = result?.message ?? answer.message;
  if (!message) throw new ApiFailure(METHOD, 'malformed');
  throw new ApiRefusal(METHOD, response.status, message, [], result?.details);
}
