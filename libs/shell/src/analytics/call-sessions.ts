/** Names under which a lead says which visit a call tracker saw. */
export type CallSession = 'calltouch_session' | 'comagic_session';

/** Asks a tracker for the visit's id; a tracker that has not come yet knows none. */
type Ask = () => unknown;

const trackers = new Map<CallSession, Ask>();

/** What a tracker may call a visit: nothing else of it gets into a lead. */
const ID = /^[\w.-]{1,100}$/;

/** Lets leads ask a tracker for the id of the visit. @returns ends that */
export function trackCalls(name: CallSession, ask: Ask): () => void {
  trackers.set(name, ask);
  return () => void trackers.delete(name);
}

/** Ids of this visit by the trackers that run; empty without a consent. */
export function callSessions(): Partial<Record<CallSession, string>> {
  return Object.fromEntries(
    [...trackers].flatMap(([name, ask]) => {
      const id = idOf(ask);
      return id === null ? [] : [[name, id]];
    }),
  );
}

function idOf(ask: Ask): string | null {
  try {
    const answer = ask();
    const id = typeof answer === 'number' || typeof answer === 'string' ? String(answer) : '';
    return ID.test(id) ? id : null;
  } catch {
    // The script of somebody else: a lead goes without its id rather than not at all.
    return null;
  }
}
