/** A place as a sheet of a map says it, «59°54′40″ N»; degrees in, seconds rounded. */
export function formatCoordinate(degrees: number, axis: 'latitude' | 'longitude'): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const two = (value: number) => String(value).padStart(2, '0');
  const letter = axis === 'latitude' ? (degrees < 0 ? 'S' : 'N') : degrees < 0 ? 'W' : 'E';
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}°${two(minutes % 60)}′${two(seconds % 60)}″\u00a0${letter}`;
}

/** Latitude and longitude together, «59°54′40″ N, 30°21′22″ E». */
export function formatPlace(place: { lat: number; lon: number }): string {
  return `${formatCoordinate(place.lat, 'latitude')}, ${formatCoordinate(place.lon, 'longitude')}`;
}
