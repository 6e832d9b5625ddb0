import { LRUCache } from 'lru-cache';
import { networksOf } from '../../kernel/network/network-address.ts';

/** How much somebody may ask for before it costs more. */
interface Gauge {
  /** Puzzles of late that cost the usual work. */
  free: number;
  /** Each so many more double the work. */
  each: number;
  /** Seconds after which half of them are forgotten. */
  halfLife: number;
}

/** An office sends some forms a minute; a program sends one after another. */
const NETWORK: Gauge = { free: 20, each: 10, halfLife: 300 };

/** Everybody together: ten puzzles a second are a day of leads in an hour. */
const ALL: Gauge = { free: 900, each: 450, halfLife: 60 };

/** Times the usual work, at most: some seconds of a phone. */
const MOST = 32;

/** Networks remembered at most; past that those go that asked longest ago. */
const MOST_NETWORKS = 50_000;

interface Level {
  value: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** How many puzzles were asked for of late, by network and in all; of one process. */
export interface Pressure {
  /**
   * Counts one puzzle.
   * @returns times the usual work that it has to take, from 1
   */
  workFor(address: string): number;
}

/** Makes the gauges; what they have counted fades by the clock, so that the work falls as it has risen. */
export function createPressure(clock: () => Date): Pressure {
  const networks = new LRUCache<string, Level>({ max: MOST_NETWORKS });
  let all: Level = { value: 0, at: 0 };

  /** One more, after what is left of those before. */
  function raise(level: Level, { halfLife }: Gauge, now: number): Level {
    const seconds = Math.max(0, now - level.at) / 1000;
    return { value: level.value * 0.5 ** (seconds / halfLife) + 1, at: now };
  }

  function raiseNetwork(key: string, now: number): number {
    const level = raise(networks.get(key) ?? { value: 0, at: now }, NETWORK, now);
    networks.set(key, level);
    return level.value;
  }

  return {
    workFor(address) {
      const now = clock().getTime();
      all = raise(all, ALL, now);
      const own = networksOf(address).map(({ key, factor }) =>
        workOf(raiseNetwork(key, now) / factor, NETWORK),
      );
      return Math.min(MOST, Math.max(...own) * workOf(all.value, ALL));
    },
  };
}

const workOf = (value: number, { free, each }: Gauge) =>
  2 ** Math.max(0, Math.min(Math.log2(MOST), (value - free) / each));
