/** Latitude and longitude in degrees, in the order of the API. */
export type Coordinate = readonly [latitude: number, longitude: number];

/** West, south, east, north in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A point of a plane, x to the east and y to the south. */
export interface Point {
  x: number;
  y: number;
}

/** Smallest box around all places; `null` when there are none. */
export function boundsOf(coordinates: readonly Coordinate[]): Bounds | null {
  if (coordinates.length === 0) return null;
  const latitudes = coordinates.map(([latitude]) => latitude);
  const longitudes = coordinates.map(([, longitude]) => longitude);
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
}

/** Web Mercator, the whole world as 0…1; what every engine draws. */
export function mercator([latitude, longitude]: Coordinate): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

/** A rectangle in which places are drawn before the engine is there, and when it cannot be. */
export interface Frame {
  /** Width ÷ height. */
  aspect: number;
  /** Place of a coordinate as fractions of the rectangle. */
  place: (coordinate: Coordinate) => Point;
}

/** The frame never gets narrower than this, degrees: one place alone stands in its middle. */
const LEAST = 0.05;

/** Frame around some places. */
export function frameOf(coordinates: readonly Coordinate[]): Frame {
  const { west, south, east, north } = widened(boundsOf(coordinates));
  const topLeft = mercator([north, west]);
  const bottomRight = mercator([south, east]);
  const width = bottomRight.x - topLeft.x;
  const height = bottomRight.y - topLeft.y;
  return {
    aspect: width / height,
    place: (coordinate) => {
      const { x, y } = mercator(coordinate);
      return { x: (x - topLeft.x) / width, y: (y - topLeft.y) / height };
    },
  };
}

function widened(bounds: Bounds | null): Bounds {
  const { west, south, east, north } = bounds ?? { west: 30, south: 60, east: 30, north: 60 };
  const byWidth = Math.max(0, LEAST - (east - west)) / 2;
  const byHeight = Math.max(0, LEAST - (north - south)) / 2;
  return {
    west: west - byWidth,
    south: south - byHeight,
    east: east + byWidth,
    north: north + byHeight,
  };
}
