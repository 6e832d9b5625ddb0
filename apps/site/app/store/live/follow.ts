import { browserApi } from '@m30/shell/browser';
import { shownLots, tellStates, type LotState } from './statuses.ts';
import { lead } from './lead.ts';
import { openEvents } from './open-events.ts';

const CHANNEL = 'm30.live';

/** Most lots that are asked about at once. */
const MOST_ASKED = 50;

/** Milliseconds. */
const TOGETHER = 30;

/** What tabs of one browser tell each other. */
type Message = { states: readonly LotState[] } | { resync: true };

let users = 0;
let stop = () => {};

/**
 * Follows the statuses of lots for as long as somebody on the page wants it.
 * @returns a function that ends this one's wish
 */
export function follow(): () => void {
  if (users++ === 0) stop = start();
  // Lots that come later were drawn later: what is shown now is asked about once.
  else readSoon();
  return () => {
    if (--users === 0) stop();
  };
}

/**
 * One tab of the browser has the connection and tells the others; a hidden page neither has it nor
 * needs it, and reads anew when it is seen again.
 */
function start(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('states' in data) tellStates(data.states);
    else readSoon();
  };
  const tell = (states: readonly LotState[]) => {
    tellStates(states);
    channel.postMessage({ states } satisfies Message);
  };
  const resync = () => {
    readSoon();
    channel.postMessage({ resync: true } satisfies Message);
  };

  let leave: (() => void) | undefined;
  const onVisibility = () => {
    leave?.();
    leave = undefined;
    if (document.hidden) return;
    readSoon();
    leave = lead(CHANNEL, () => openEvents({ tell, resync, poll: readShown }));
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    leave?.();
    channel.close();
  };
}

let soon: ReturnType<typeof setTimeout> | undefined;

/** Many cards come at once and are asked about together. */
function readSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(() => void readShown(), TOGETHER);
}

/** Reads the states of the lots on this page; a failure leaves them as they are. */
async function readShown(): Promise<void> {
  const ids = shownLots();
  for (let from = 0; from < ids.length; from += MOST_ASKED) {
    try {
      const { lots } = await browserApi.get('Objects.GetStatuses', {
        ids: ids.slice(from, from + MOST_ASKED),
      });
      tellStates(lots);
    } catch {
      return;
    }
  }
}
