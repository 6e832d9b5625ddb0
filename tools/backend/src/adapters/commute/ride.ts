import FlatQueue from 'flatqueue';
import type { Metro } from './metro.ts';

/** How a station is reached under ground. */
export interface Ride {
  /** Infinity where it is not. */
  readonly seconds: number;
  /** Station where the ride began. */
  readonly from: number;
  readonly changes: number;
}

/**
 * The quickest rides to every station; a change between platforms is no ride, and the last one before the street is
 * nobody's loss, for it is dearer than to stay.
 * @param platform seconds by which each station's platform is reached from the street
 */
export function ride({ stations, links }: Metro, platform: readonly number[]): Ride[] {
  const best: Ride[] = stations.map((_, from) => ({
    ...{ from, changes: 0 },
    seconds: platform[from] ?? Infinity,
  }));
  const queue = new FlatQueue<number>();
  best.forEach(({ seconds }, station) => {
    if (seconds < Infinity) queue.push(station, seconds);
  });
  for (let station = queue.pop(); station !== undefined; station = queue.pop()) {
    const here = best[station];
    for (const { to, seconds, change } of links[station] ?? []) {
      const known = best[to];
      if (!here || !known || here.seconds + seconds >= known.seconds) continue;
      best[to] = {
        seconds: here.seconds + seconds,
        from: here.from,
        changes: here.changes + Number(change),
      };
      queue.push(to, here.seconds + seconds);
    }
  }
  return best;
}
