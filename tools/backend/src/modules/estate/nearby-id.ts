import { createHash } from 'node:crypto';

interface Placed {
  kind: string;
  title: string;
  lat: number;
  lon: number;
}

/** Name of a place that nobody has named by hand: the same place has the same one. */
export function nearbyId({ kind, title, lat, lon }: Placed): string {
  const hash = createHash('sha256').update([kind, title, lat, lon].join('|'));
  return `mesto-${hash.digest('hex').slice(0, 12)}`;
}
