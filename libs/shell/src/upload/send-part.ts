import { ApiFailure, ApiRefusal } from '@m30/api/client';

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

/** Asks how much of an upload the server has. */
export const askUpload = (upload: string): Promise<UploadState> => call(upload, {});

/** Sends the bytes of an upload from `offset` on. */
export function sendPart(upload: string, offset: number, bytes: Blob): Promise<UploadState> {
  const headers = { 'content-type': 'application/octet-stream' };
  return call(`${upload}?offset=${offset}`, { method: 'PATCH', headers, body: bytes });
}

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
async function call(path: string, init: RequestInit): Promise<UploadState> {
  let response: Response;
  let answer: Answer;
  try {
    response = await fetch(`/api/uploads/${path}`, init);
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
