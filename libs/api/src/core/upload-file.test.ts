import { ApiFailure, ApiRefusal } from './errors.ts';
import { describe, expect, it } from 'vitest';
import { uploadFile, type UploadPort } from './upload-file.ts';

const SIZE = 2_500;
const CHUNK = 1_000;
const file = new Blob([new Uint8Array(SIZE).map((_, index) => index % 251)]);

/** A server that keeps what it gets; `mishaps` happen to the next calls, in their order. */
function serverWith(mishaps: ('lost answer' | 'no network' | null)[] = []) {
  const received: number[] = [];
  const progress: number[] = [];
  const state = () => ({
    offset: received.length,
    size: SIZE,
    file:
      received.length === SIZE
        ? { guid: 'f', name: 'f', src: '/f', type: 'pdf', size: SIZE }
        : null,
  });
  const abort = new AbortController();
  const port: UploadPort = {
    signal: abort.signal,
    wait: () => Promise.resolve(),
    onProgress: (sent) => progress.push(sent),
    ask: async () => state(),
    async send(_, offset, bytes) {
      const mishap = mishaps.shift();
      if (mishap === 'no network') throw new ApiFailure('uploads', 'network');
      if (offset !== received.length) {
        throw new ApiRefusal('uploads', 409, 'Другое место', [], { offset: received.length });
      }
      received.push(...new Uint8Array(await bytes.arrayBuffer()));
      if (mishap === 'lost answer') throw new ApiFailure('uploads', 'network');
      return state();
    },
  };
  return { received, progress, port, abort };
}

const whole = async () => [...new Uint8Array(await file.arrayBuffer())];
const start = { upload: 'u', file, offset: 0, chunk: CHUNK };

describe('a file', () => {
  it('goes part by part and says how far it is', async () => {
    const { received, progress, port } = serverWith();
    await uploadFile(start, port);
    expect(received).toEqual(await whole());
    expect(progress).toEqual([0, 1_000, 2_000, 2_500]);
  });

  it.each([
    ['an answer is lost', ['lost answer' as const]],
    ['the last answer is lost', [null, null, 'lost answer' as const]],
    ['the network is away for a while', ['no network' as const, 'no network' as const]],
  ])('arrives whole and once where %s', async (_, mishaps) => {
    const { received, port } = serverWith([...mishaps]);
    await uploadFile(start, port);
    expect(received).toEqual(await whole());
  });

  it('goes on from the place that the server names', async () => {
    const { received, port } = serverWith();
    received.push(...(await whole()).slice(0, 1_700));
    await uploadFile(start, port);
    expect(received).toEqual(await whole());
  });

  it('stops where the network stays away, and where it is refused', async () => {
    const away = serverWith(Array.from({ length: 9 }, () => 'no network' as const));
    await expect(uploadFile(start, away.port)).rejects.toThrow(ApiFailure);
    const { port } = serverWith();
    const refusing = {
      ...port,
      send: async () => Promise.reject(new ApiRefusal('uploads', 422, 'Это не\u00a0PDF')),
    };
    await expect(uploadFile(start, refusing)).rejects.toThrow('Это не\u00a0PDF');
  });

  it('is given up when the visitor says so', async () => {
    const { received, port, abort } = serverWith();
    await uploadFile(start, { ...port, onProgress: (sent) => sent >= 1_000 && abort.abort() });
    expect(received).toHaveLength(1_000);
  });
});
