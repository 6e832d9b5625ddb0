import { backOff } from '../../../store/live/back-off.ts';

/** Streams that failed one after another, until the page reads by itself. */
const MAX_FAILURES = 3;

/** Milliseconds between two reads while there is no stream. */
const POLL_PERIOD = 15_000;

/**
 * Calls back when a list has changed: a stream tells so, one that is lost is opened again, and while none can be had the list is
 * read every now and then. A hidden page does neither; what it missed it reads when it is seen again.
 * @returns a function that ends it
 */
export function followList(link: string, onChange: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let polls: ReturnType<typeof setInterval> | undefined;
  let failures = 0;

  function open() {
    source = new EventSource(`/api/Shortlist.Events?link=${encodeURIComponent(link)}`);
    source.addEventListener('open', () => {
      failures = 0;
      clearInterval(polls);
    });
    source.addEventListener('changed', onChange);
    // The browser's own way to come back ends at the first answer that is no stream.
    source.addEventListener('error', again);
  }

  function again() {
    source?.close();
    failures++;
    if (failures === MAX_FAILURES) polls = setInterval(onChange, POLL_PERIOD);
    timer = setTimeout(open, backOff(failures));
  }

  function end() {
    source?.close();
    clearTimeout(timer);
    clearInterval(polls);
    failures = 0;
  }

  function onVisibility() {
    end();
    if (!document.hidden) open();
  }

  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    end();
  };
}
