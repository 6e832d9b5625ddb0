import { trackCalls, type CallSession } from './call-sessions.ts';
import { copyNumbers } from './copy-numbers.ts';
import { addScript, dropCookies, type Counter } from './counter.ts';

/** What call trackers differ in, once their globals stand. */
interface CallTracker {
  session: CallSession;
  /** Asks the tracker for the id of the visit. */
  ask: () => unknown;
  script: string;
  /** What the names of its cookies begin with. */
  cookies: string;
}

/** Starts a script that puts the number of this visit in place of the company's; of visits and goals it hears nothing. */
export function startTracker({ session, ask, script, cookies }: CallTracker): Counter {
  const forget = trackCalls(session, ask);
  const stopCopying = copyNumbers();
  addScript(script);
  return {
    hit() {},
    goal() {},
    stop() {
      forget();
      stopCopying();
      dropCookies(cookies);
    },
  };
}
