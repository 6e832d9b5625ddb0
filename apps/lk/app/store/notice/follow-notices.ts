import type { ResultOf } from '@m30/api/client';

/** A notice as the account shows it. */
export type Notice = ResultOf<'LK.GetNotices'>['notices'][number];

/** What a page hears while it is open. */
export interface NoticeEar {
  /** Something new. */
  notice(notice: Notice): void;
  /** How many wait to be read. */
  unread(count: number): void;
}

/** Milliseconds until the stream is opened: what the page shows comes first. */
const OPEN_DELAY_MS = 2_000;

/** Milliseconds until a stream that was refused is tried again. */
const RETRY = 60_000;

/**
 * Keeps a stream of the buyer's notices open; the browser comes back by itself when it is cut.
 * @returns a function that ends it
 */
export function followNotices(ear: NoticeEar): () => void {
  let source: EventSource | undefined;
  let timer = setTimeout(open, OPEN_DELAY_MS);

  function open() {
    source = new EventSource('/api/LK.Events');
    source.addEventListener('notice', ({ data }: MessageEvent<string>) => {
      const { notice, unread } = JSON.parse(data) as { notice: Notice; unread: number };
      ear.unread(unread);
      ear.notice(notice);
    });
    source.addEventListener('unread', ({ data }: MessageEvent<string>) => {
      ear.unread((JSON.parse(data) as { unread: number }).unread);
    });
    source.addEventListener('error', () => {
      // A refusal, unlike a cut, ends the browser's own tries.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RETRY);
    });
  }

  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
