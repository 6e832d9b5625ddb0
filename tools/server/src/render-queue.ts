/** Renderings at once: they share one processor, and each holds what its loaders have read. */
const CONCURRENCY = 8;

/** Renderings that may wait: three seconds of work. */
const WAITING = 100;

/** Work that is done a few at a time, in the order in which it came. */
export interface RenderQueue {
  /**
   * Runs a piece of work when its turn comes; `null` where too many wait already, or where whoever wanted it
   * has gone meanwhile.
   */
  run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result | null>;
  /** Pieces of work that run, and that wait. */
  readonly running: number;
  readonly waiting: number;
}

/** Makes a queue; nothing is remembered of work that was not taken. */
export function createRenderQueue(concurrency = CONCURRENCY, most = WAITING): RenderQueue {
  const waiting = new Set<(turn: boolean) => void>();
  let running = 0;

  function turn(signal: AbortSignal | undefined): boolean | Promise<boolean> {
    if (signal?.aborted) return false;
    if (running < concurrency) return true;
    if (waiting.size >= most) return false;
    return new Promise((resolve) => {
      const take = (isTurn: boolean) => {
        waiting.delete(take);
        signal?.removeEventListener('abort', leave);
        resolve(isTurn);
      };
      const leave = () => take(false);
      signal?.addEventListener('abort', leave);
      waiting.add(take);
    });
  }

  return {
    async run(work, signal) {
      const given = turn(signal);
      // A turn that another one has left is counted on already.
      if (given === true) running += 1;
      else if (!(await given)) return null;
      try {
        return await work();
      } finally {
        const [next] = waiting;
        if (next) next(true);
        else running -= 1;
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting.size;
    },
  };
}
