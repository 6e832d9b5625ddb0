import { LRUCache } from 'lru-cache';
import type { AnswerStore } from '@m30/api/client';

/** Milliseconds that an answer is as good as new, while the content is the same. */
const FRESH = 10_000;

/** Answers that are cached: those of every page, and those of the pages that are asked for most. */
const MOST = 100;

/** Methods that read by POST, as the specification has them. */
const TEMPLATE = /^POST \S+\/api\/(Content|LK)\.GetTemplate /;

/**
 * Answers that are the same for everybody, for the pages of this process: what stands on every page is asked for
 * once. They are frozen, for the loaders of many requests get the same objects.
 * @param version changes whenever the content does
 */
export function createAnswerStore(
  version: () => unknown,
  clock: () => number = Date.now,
): AnswerStore {
  const cached = new LRUCache<string, { result: unknown; madeOf: unknown; since: number }>({
    max: MOST,
  });

  return {
    look(call) {
      const madeOf = version();
      const found = cached.get(call);
      if (found && found.madeOf === madeOf && clock() - found.since < FRESH) return found;
      cached.delete(call);
      return {
        keep(result, { headers }) {
          const isShared = headers.get('cache-control')?.startsWith('public') ?? false;
          if (!isShared && !TEMPLATE.test(call)) return;
          cached.set(call, { result: freeze(result), madeOf, since: clock() });
        },
      };
    },
  };
}

function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
