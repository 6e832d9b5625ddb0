import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiRefusal, type InputOf } from '@m30/api/client';
import { browserApi } from '@m30/shell/browser';
import { forgetFile, keepFile, keptFiles, type KeptFile } from './kept-files.ts';
import { askUpload, sendPart } from './send-part.ts';
import { uploadFile } from './upload-file.ts';

type AddFile = InputOf<'Order.AddFile'>;

/** What a paper is, and whose. */
export type PaperPlace = Pick<AddFile, 'kind' | 'participant'>;

/** A file on its way. */
export interface Upload extends PaperPlace {
  /** Guid of the upload; until the server has given one, a name of its own. */
  id: string;
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
 * Files of an order on their way, one after another; those that were on their way when the page was left go on by
 * themselves.
 * @param onArrived called when the server has a file
 */
export function useUploads(guid: string, onArrived: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const aborts = useRef(new Set<AbortController>());
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });

  const patch = useCallback((id: string, change: Partial<Upload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }, []);
  const drop = useCallback((id: string) => {
    setUploads((all) => all.filter((one) => one.id !== id));
  }, []);

  const start = useCallback(
    (file: File, place: PaperPlace, kept: KeptFile | null) => {
      const id = kept?.upload ?? crypto.randomUUID();
      const abort = new AbortController();
      aborts.current.add(abort);
      let { chunk, upload } = kept ?? { chunk: 0, upload: '' };

      async function send() {
        if (abort.signal.aborted) return;
        let offset = 0;
        if (!upload) {
          const { name, size } = file;
          const begun = await browserApi.post('Order.AddFile', { guid, ...place, name, size });
          ({ upload, offset, chunk } = begun);
          await keepFile({ ...place, upload, chunk, file, order: guid });
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
            arrived.current();
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
        browserApi.post('Order.DeleteFile', { guid, file: upload }).catch(() => undefined);
      };
      const { name, size } = file;
      const row = { ...place, id, name, size, sent: 0, problem: null, again: null, cancel };
      setUploads((all) => [...all.filter((one) => one.id !== id), row]);
      run();
    },
    [guid, patch, drop],
  );

  useEffect(() => {
    let isHere = true;
    void keptFiles(guid).then((files) => {
      if (isHere) for (const kept of files) start(kept.file, placeOf(kept), kept);
    });
    const running = aborts.current;
    return () => {
      isHere = false;
      // They go on when the page is opened again: the browser keeps the files.
      for (const abort of running) abort.abort();
    };
  }, [guid, start]);

  return { uploads, add: (file: File, place: PaperPlace) => start(file, place, null) };
}

const placeOf = ({ kind, participant }: KeptFile): PaperPlace =>
  participant === undefined ? { kind } : { kind, participant };

/** What {@link useUploads} gives. */
export type Uploads = ReturnType<typeof useUploads>;
