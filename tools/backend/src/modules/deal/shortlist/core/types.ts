/** `null` while nothing is said. */
export type Vote = 'heart' | 'veto' | null;

/** An address that somebody goes to, as it was found. */
export interface StoredPlace {
  label: string;
  exact: boolean;
  /** Minutes by car that are still fine. */
  limit: number;
  latitude: number;
  longitude: number;
}
