import { enqueue, type Change } from '../list/changes.ts';

/** A change that the server has not confirmed. */
export type Waiting = Change & { id: string };

const KEY = 'm30.lists.queue';

let memory: Waiting[] = [];

/** Changes that wait, oldest first; all tabs of the browser share them. */
export function readQueue(): Waiting[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Waiting[];
  } catch {
    return memory;
  }
}

/** Adds a change. */
export function addToQueue(change: Change): void {
  write(enqueue(readQueue(), { ...change, id: crypto.randomUUID() }));
}

/** Removes a change that was confirmed or refused; one that a later change replaced is gone already. */
export function removeFromQueue(id: string): void {
  write(readQueue().filter((waiting) => waiting.id !== id));
}

function write(queue: Waiting[]): void {
  memory = queue;
  try {
    if (queue.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(queue));
  } catch {
    // Storage may be closed to the page: the changes then wait as long as this page lives.
  }
}
