import type { LotState } from './statuses.ts';
import { backOff } from './back-off.ts';

/** What a connection tells. */
export interface EventsPort {
  tell(states: readonly LotState[]): void;
  /** Changes may have been missed: before the first stream, and between two. */
  resync(): void;
  /** Begins to ask for what is shown every now and then, as there is no stream, or ends it. */
  setPolling(polls: boolean): void;
}

/** Streams that failed one after another, until the page asks by itself. */
const MAX_FAILURES = 3;

/**
 * Keeps a stream of server-sent events open: a lost one is opened again, later each time, and while
 * none can be had the statuses are asked for.
 * @returns a function that ends it
 */
export function openEvents({ tell, resync, setPolling }: EventsPort): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  let failures = 0;

  function open() {
    source = new EventSource(`/api/Objects.Events?last=${encodeURIComponent(last)}`);
    source.addEventListener('open', () => {
      failures = 0;
      setPolling(false);
    });
    source.addEventListener('lot', ({ data, lastEventId }: MessageEvent<string>) => {
      last = lastEventId;
      tell([JSON.parse(data) as LotState]);
    });
    source.addEventListener('resync', ({ lastEventId }: MessageEvent<string>) => {
      // Also for who has just come: what changed between the page's own read and the stream was told to nobody.
      last = lastEventId;
      resync();
    });
    // The browser's own way to come back ends at the first answer that is no stream.
    source.addEventListener('error', again);
  }

  function again() {
    source?.close();
    failures++;
    if (failures === MAX_FAILURES) setPolling(true);
    timer = setTimeout(open, backOff(failures));
  }

  open();
  return () => {
    source?.close();
    clearTimeout(timer);
    setPolling(false);
  };
}
