import { networkOf } from '@m30/backend';

/** Renderings at once: they share one processor, and each holds what its loaders have read. */
const CONCURRENCY = 8;

/** Renderings that may wait: some seconds of work. */
const WAITING = 100;

/** Whoever wants a piece of work done. */
interface Wanting {
  /** Address of the visitor; all of one network count as one. */
  address: string;
  /** Aborted when nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Work that is done a few pieces at a time. */
export interface RenderQueue {
  /**
   * Runs a piece of work when its turn comes: that of a network which has the fewest under way, then in the order
   * in which they came. `null` where too many wait already, or where the client has gone.
   */
  run<Result>(work: () => Promise<Result>, wanting: Wanting): Promise<Result | null>;
  /** Pieces of work that run, and that wait. */
  readonly running: number;
  readonly waiting: number;
}

interface Waiting {
  network: string;
  /** Gives it its turn, or tells it that it will have none. */
  take(isTurn: boolean): void;
}

/** Makes a queue; nothing is remembered of work that was not taken. */
export function createRenderQueue(concurrency = CONCURRENCY, most = WAITING): RenderQueue {
  const running: string[] = [];
  const waiting = new Set<Waiting>();

  function turn(network: string, signal: AbortSignal | undefined): boolean | Promise<boolean> {
    if (signal?.aborted) return false;
    if (running.length < concurrency) return true;
    if (waiting.size >= most && !makeRoom(network)) return false;
    return new Promise((resolve) => {
      const own: Waiting = {
        network,
        take(isTurn) {
          waiting.delete(own);
          signal?.removeEventListener('abort', leave);
          if (isTurn) running.push(network);
          resolve(isTurn);
        },
      };
      const leave = () => own.take(false);
      signal?.addEventListener('abort', leave);
      waiting.add(own);
    });
  }

  /** Whoever has most waiting loses the last of it to a network that has less. */
  function makeRoom(network: string): boolean {
    const all = [...waiting];
    const counts = countBy(all.map((one) => one.network));
    const countOf = (one: string) => counts.get(one) ?? 0;
    const greediest = all.toSorted((a, b) => countOf(b.network) - countOf(a.network))[0]?.network;
    if (greediest === undefined || countOf(greediest) <= countOf(network) + 1) return false;
    all.findLast((one) => one.network === greediest)?.take(false);
    return true;
  }

  function goOn(): void {
    const counts = countBy(running);
    const countOf = ({ network }: Waiting) => counts.get(network) ?? 0;
    let next: Waiting | null = null;
    for (const one of waiting) if (!next || countOf(one) < countOf(next)) next = one;
    next?.take(true);
  }

  return {
    async run(work, { address, signal }) {
      const network = networkOf(address);
      const given = turn(network, signal);
      if (given === true) running.push(network);
      else if (!(await given)) return null;
      try {
        return await work();
      } finally {
        running.splice(running.indexOf(network), 1);
        goOn();
      }
    },
    get running() {
      return running.length;
    },
    get waiting() {
      return waiting.size;
    },
  };
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
