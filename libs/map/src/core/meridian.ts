/** A line of longitude that a sheet of the map shows. */
export interface Meridian {
  /** Degrees east. */
  longitude: number;
  /** «30°10′». */
  label: string;
  /** The thirtieth, on which the city stands. */
  main: boolean;
}

/** Minutes of arc between lines. */
const STEP = 10;

/** Lines of longitude between two edges, every ten minutes of arc; degrees in. */
export function meridiansBetween(west: number, east: number): Meridian[] {
  const first = Math.ceil((west * 60) / STEP - 1e-9);
  const last = Math.floor((east * 60) / STEP + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const minutes = (first + index) * STEP;
    const degrees = Math.floor(minutes / 60);
    return {
      longitude: minutes / 60,
      label: `${degrees}°${String(minutes - degrees * 60).padStart(2, '0')}′`,
      main: minutes === 30 * 60,
    };
  });
}
