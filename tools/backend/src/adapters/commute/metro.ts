import { metresBetween } from '../travel/distance.ts';
import type { Coordinate } from '../travel/types.ts';
import { ACROSS, STOP, TRACK, TRAIN, TRANSFER, WAIT } from './model.ts';

/** `metro-graph.json`: lines with their stations in order, and the ways between them. */
export interface MetroData {
  readonly lines: readonly {
    readonly line: number;
    readonly name: string;
    /** Name, [longitude, latitude], year of opening. */
    readonly stations: readonly (readonly [
      name: string,
      place: readonly [number, number],
      opened: number,
    ])[];
  }[];
  /** `platform` is one of two trains across a platform. */
  readonly transfers: readonly (readonly [
    name: string,
    line: number,
    name: string,
    line: number,
    how: 'walk' | 'platform',
  ])[];
}

/** A station of one line. */
export interface Station {
  readonly name: string;
  readonly line: number;
  readonly place: Coordinate;
}

/** The way on from a station; a change ends with the wait for the next train. */
interface Link {
  readonly to: number;
  readonly seconds: number;
  readonly change: boolean;
}

/** The metro as a graph. */
export interface Metro {
  readonly stations: readonly Station[];
  /** By station. */
  readonly links: readonly (readonly Link[])[];
}

/** Seconds of a train between neighbours, with the stop at one of them: an estimate by `model.ts`. */
export const rideSeconds = (from: Station, to: Station): number =>
  (metresBetween(from.place, to.place) * TRACK) / TRAIN + STOP;

/**
 * Makes the graph of the metro.
 * @throws Error where a transfer names a station that no line has
 */
export function createMetro({ lines, transfers }: MetroData): Metro {
  const stations = lines.flatMap(({ line, stations: own }) =>
    own.map(([name, [longitude, latitude]]): Station => ({
      ...{ name, line },
      place: [latitude, longitude],
    })),
  );
  const links = stations.map((): Link[] => []);
  const join = (from: number, to: number, seconds: number, change: boolean) => {
    links[from]?.push({ to, seconds, change });
    links[to]?.push({ to: from, seconds, change });
  };
  stations.forEach((station, index) => {
    const next = stations[index + 1];
    if (next?.line === station.line) join(index, index + 1, rideSeconds(station, next), false);
  });
  for (const [from, fromLine, to, toLine, how] of transfers)
    join(find(from, fromLine), find(to, toLine), (how === 'walk' ? TRANSFER : ACROSS) + WAIT, true);
  return { stations, links };

  function find(name: string, line: number): number {
    const index = stations.findIndex((one) => one.name === name && one.line === line);
    if (index < 0) throw new Error(`no station «${name}» on line ${line}`);
    return index;
  }
}
