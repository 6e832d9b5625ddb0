import { onBackEntry } from './entry.ts';

/** Milliseconds between two checks, and until it gives up. */
const PAUSE = 20;
const TIMEOUT_MS = 1000;

/**
 * Waits until a modal that closes has taken its entry out of the history: going back stops a page
 * that has begun to load.
 */
export async function entryGone(): Promise<void> {
  for (let waited = 0; onBackEntry() && waited < TIMEOUT_MS; waited += PAUSE) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
