import { registry, specifiedPaths } from '@m30/api';
import type { Observer } from './observe-requests.ts';

/** What a process has learned of the methods of another backend. */
export interface MethodMemory {
  /** Whether an answer says that there is no such method, as against no such lot; it is remembered. */
  isMissing(name: string, answer: Response): boolean;
  /** Methods of the contract that were asked for in vain, sorted. */
  missing(): string[];
}

const CONTRACT = new Set(registry.map(({ name }) => name));
const NONE = [404, 405, 501];

/**
 * Learns which methods another backend has from how it answers them: one that has ever answered is there, so
 * that its 404 is «no such lot». Each that is missing is named in the log once, until it answers after all.
 */
export function createMethodMemory(observer?: Observer): MethodMemory {
  const answered = new Set<string>();
  const missed = new Set<string>();

  function learn(name: string, isThere: boolean): void {
    if (isThere) answered.add(name);
    if (isThere ? !missed.delete(name) : missed.has(name)) return;
    if (!isThere) missed.add(name);
    observer?.metrics.missingMethods.set(missed.size);
    const word = isThere ? 'the backend has this method by now' : 'the backend has no such method';
    observer?.log[isThere ? 'info' : 'warn']({ name }, word);
  }

  return {
    isMissing(name, { status, ok, headers }) {
      const isJson = headers.get('content-type')?.includes('json') ?? false;
      const isOwn =
        headers.has('x-api-method') || (isJson && status !== 501 && specifiedPaths.has(name));
      const isMissing = NONE.includes(status) && !isOwn && !answered.has(name);
      // Names that somebody made up are no methods.
      if (CONTRACT.has(name) && (isMissing || isOwn || (ok && isJson))) learn(name, !isMissing);
      return isMissing;
    },
    missing: () => [...missed].sort(),
  };
}
