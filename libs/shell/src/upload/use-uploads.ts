import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiRefusal } from '@m30/api/errors';
import { uploadFile, uploadsAt } from '@m30/api/upload';
import { forgetFile, storeFile, storedFiles, type StoredFile } from './stored-files.ts';
import { prepareFile } from './prepare-file.ts';

/** Uploads of visitors and buyers. */
export const { ask: askUpload, send: sendPart } = uploadsAt('/api/uploads');

/** The thing that files hang on, as its own methods of the API take them. */
export interface UploadsHost<Place> {
  /** Guid of the thing: files that were on their way to it go on after a reload. */
  owner: string;
  /** Announces a file and tells where its bytes go on. */
  begin: (
    file: { name: string; size: number },
    place: Place,
  ) => Promise<{ upload: string; offset: number; chunk: number }>;
  /** Deletes a file that is not wanted any more. */
  remove: (upload: string) => Promise<unknown>;
  /** Called when the server has a file. */
  onArrived: (upload: string, place: Place) => void;
}

/** A file on its way. */
export interface Upload<Place> {
  /** Guid of the upload; until the server has given one, a name of its own. */
  id: string;
  place: Place;
  name: string;
  size: number;
  /** Bytes that the server has. */
  sent: number;
  /** Why it stopped, in Russian; `null` while it goes on. */
  problem: string | null;
  /** Going on is worth a try: only the network was away. */
  again: (() => void) | null;
  /** Gives it up. */
  cancel: () => void;
}

const AWAY = 'Связь прервалась. Загрузка продолжится с\u00a0того\u00a0же места';

/**
 * Files of a thing on their way, one after another; photos are scaled down and lose what they tell
 * of the place. Those that were on their way when the page was left go on by themselves.
 */
export function useUploads<Place>(host: UploadsHost<Place>) {
  const { owner } = host;
  const [uploads, setUploads] = useState<readonly Upload<Place>[]>([]);
  const queue = useRef(Promise.resolve());
  const aborts = useRef(new Set<AbortController>());
  const latest = useRef(host);
  useEffect(() => {
    latest.current = host;
  });

  const patch = useCallback((id: string, change: Partial<Upload<Place>>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }, []);
  const drop = useCallback((id: string) => {
    setUploads((all) => all.filter((one) => one.id !== id));
  }, []);

  const start = useCallback(
    (chosen: File, place: Place, stored: StoredFile<Place> | null) => {
      const id = stored?.upload ?? crypto.randomUUID();
      const abort = new AbortController();
      aborts.current.add(abort);
      let { chunk, upload } = stored ?? { chunk: 0, upload: '' };
      let file = chosen;

      async function send() {
        if (abort.signal.aborted) return;
        let offset = 0;
        if (!upload) {
          file = await prepareFile(chosen);
          const { name, size } = file;
          patch(id, { name, size });
          ({ upload, offset, chunk } = await latest.current.begin({ name, size }, place));
          await storeFile({ place, upload, chunk, file, owner });
        } else {
          const state = await askUpload(upload);
          ({ offset } = state);
          if (state.file) return;
        }
        await uploadFile(
          { upload, file, offset, chunk },
          {
            ask: askUpload,
            send: sendPart,
            signal: abort.signal,
            onProgress: (sent) => patch(id, { sent }),
          },
        );
      }
      const run = () => {
        patch(id, { problem: null, again: null });
        queue.current = queue.current.then(send).then(
          async () => {
            if (abort.signal.aborted) return;
            await forgetFile(upload);
            drop(id);
            latest.current.onArrived(upload, place);
          },
          async (error: unknown) => {
            const refused = error instanceof ApiRefusal;
            if (refused) await forgetFile(upload);
            patch(id, {
              problem: refused ? error.message : AWAY,
              again: refused ? null : run,
            });
          },
        );
      };
      const cancel = () => {
        abort.abort();
        drop(id);
        if (!upload) return;
        void forgetFile(upload);
        latest.current.remove(upload).catch(() => undefined);
      };
      const { name, size } = chosen;
      const row = { place, id, name, size, sent: 0, problem: null, again: null, cancel };
      setUploads((all) => [...all.filter((one) => one.id !== id), row]);
      run();
    },
    [owner, patch, drop],
  );

  useEffect(() => {
    let isHere = true;
    void storedFiles<Place>(owner).then((files) => {
      if (isHere) for (const stored of files) start(stored.file, stored.place, stored);
    });
    const running = aborts.current;
    return () => {
      isHere = false;
      // They go on when the page is opened again: the browser keeps the files.
      for (const abort of running) abort.abort();
    };
  }, [owner, start]);

  return { uploads, add: (file: File, place: Place) => start(file, place, null) };
}

/** What {@link useUploads} gives. */
export interface Uploads<Place> {
  uploads: readonly Upload<Place>[];
  add: (file: File, place: Place) => void;
}
