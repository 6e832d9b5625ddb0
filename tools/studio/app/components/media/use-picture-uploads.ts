import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@m30/api/client';
import { uploadFile, uploadsAt } from '@m30/api/upload';
import type { StudioResult } from '../../../contract/client.ts';
import { STUDIO_UPLOADS_PATH } from '../../../contract/core/addresses.ts';
import { api } from '../../api/api.ts';
import { messageOf } from '../../api/message-of.ts';

export type Picture = StudioResult<'Pictures.List'>['pictures'][number];

/** A file on its way to the library. */
export interface PictureUpload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Bytes that the server has. */
  sent: number;
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed';
  /** Why it stopped, in Russian. */
  problem: string | null;
  /** What it became. */
  picture: Picture | null;
  /** Goes on where it stopped; `null` where the server does not take it. */
  again: (() => void) | null;
  /** Gives it up, or takes it off the list. */
  cancel: () => void;
}

const place = uploadsAt(STUDIO_UPLOADS_PATH);

/** Files on their way, one after another: a file that broke off goes on where it stopped, also after a reload, once it is chosen again. */
export function usePictureUploads(onAdded?: (picture: Picture) => void) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const queue = useRef(Promise.resolve());

  const patch = (id: string, change: Partial<PictureUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));

  function start(file: File) {
    const id = crypto.randomUUID();
    const abort = new AbortController();
    const run = () => {
      patch(id, { state: 'waiting', problem: null, again: null });
      queue.current = queue.current.then(send).catch((error: unknown) => {
        // What is refused stays refused; any other break goes on where it stopped.
        const isRefused = error instanceof ApiRefusal && error.code < 500;
        const again = isRefused ? null : run;
        patch(id, { state: 'failed', problem: messageOf(error), again });
      });
    };
    const send = async () => {
      if (abort.signal.aborted) return;
      patch(id, { state: 'sending' });
      const upload = await sendPicture(file, abort.signal, (sent) => patch(id, { sent }));
      if (upload === null) return;
      const { picture, known } = await api.post('Pictures.Add', { upload });
      patch(id, { state: known ? 'known' : 'done', sent: file.size, picture });
      await client.invalidateQueries({ queryKey: ['Pictures.List'] });
      onAdded?.(picture);
    };
    const cancel = () => {
      abort.abort();
      setUploads((all) => all.filter((one) => one.id !== id));
    };
    const row = { id, name: file.name, size: file.size, sent: 0, problem: null, picture: null };
    setUploads((all) => [...all, { ...row, state: 'waiting', again: null, cancel }]);
    run();
  }

  return {
    uploads,
    add: (files: Iterable<File>) => [...files].forEach(start),
    clear: () => setUploads((all) => all.filter(({ state }) => state !== 'done')),
  };
}

/**
 * Sends a file in pieces.
 * @returns guid of the upload; `null` where it was given up
 */
export async function sendPicture(
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<string | null> {
  const { name, size } = file;
  const { upload, offset, chunk } = await api.post('Pictures.Begin', { name, size });
  await uploadFile({ upload, file, offset, chunk }, { ...place, signal, onProgress });
  return signal.aborted ? null : upload;
}
