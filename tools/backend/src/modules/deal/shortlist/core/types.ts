import type { CommuteBy } from '@m30/api/filters';

/** `null` while nothing is said. */
export type Vote = 'heart' | 'veto' | null;

/** An address that somebody goes to, as it was found. */
export interface StoredPlace {
  label: string;
  exact: boolean;
  /** How one gets there; by car where it was kept without. */
  by?: CommuteBy;
  /** Minutes that are still fine. */
  limit: number;
  latitude: number;
  longitude: number;
}
