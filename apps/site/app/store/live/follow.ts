import { lead } from './lead.ts';
import { openEvents } from './open-events.ts';
import { readStates } from './read-states.ts';
import { publishStates, type LotState } from './statuses.ts';

const CHANNEL = 'm30.live';

/** What tabs of one browser tell each other. */
type Message = { states: readonly LotState[] } | { resync: true };

let users = 0;
let stop = () => {};
let reads: ReturnType<typeof readStates> | undefined;

/**
 * Follows the statuses of lots for as long as somebody on the page wants it.
 * @returns a function that ends this one's wish
 */
export function follow(): () => void {
  if (users++ === 0) stop = start();
  // Lots that come later were rendered later: what is shown now is asked about once.
  else reads?.soon();
  return () => {
    if (--users === 0) stop();
  };
}

/**
 * One tab of the browser has the connection and tells the others; a hidden page neither has it nor
 * needs it: what is shown is read when it is seen again.
 */
function start(): () => void {
  const reading = readStates();
  reads = reading;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('states' in data) publishStates(data.states);
    else reading.soon();
  };
  const tell = (states: readonly LotState[]) => {
    publishStates(states);
    channel.postMessage({ states } satisfies Message);
  };
  const resync = () => {
    reading.soon();
    channel.postMessage({ resync: true } satisfies Message);
  };

  let leave: (() => void) | undefined;
  const onVisibility = () => {
    leave?.();
    leave = undefined;
    if (document.hidden) return;
    const { setPolling } = reading;
    leave = lead(CHANNEL, () => openEvents({ tell, resync, setPolling }));
  };
  reading.soon();
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    leave?.();
    reading.end();
    reads = undefined;
    channel.close();
  };
}
