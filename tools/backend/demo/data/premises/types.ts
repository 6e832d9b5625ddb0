import type { LotStatus } from '../../../src/modules/estate/types.ts';
import type { Purpose } from '../../../src/modules/estate/premises-types.ts';

/** A drawing of commercial premises with what is measured on it. */
export interface PremisesPlan {
  /** m². */
  area: number;
  /** Glass along the street, metres. */
  shopWindow: number;
  /** Allotted power, kW: least and most. */
  power: readonly [number, number];
  purposes: readonly Purpose[];
  roomList: { name: string; area: number }[];
}

/** The premises of one complex. */
export interface PremisesSeed {
  vendor: string;
  /** Thousand roubles a m². */
  pricePerMetre: readonly [from: number, to: number];
  /** Roubles a m² and month that such premises are let for. */
  rent: number;
  /** Metres. */
  ceiling: readonly number[];
  /** Where doors open to, most of them to the first. */
  entrances: readonly string[];
  /** What the complex wants besides what a drawing suits. */
  wanted: readonly Purpose[];
  /** Share that is still free, 0…1. */
  free: number;
  /** By label of the building: drawings in the order of the numbers, `m` is flipped. */
  buildings: Readonly<Record<string, string>>;
  /** What is known of single premises, by id. */
  known?: Readonly<Record<string, KnownUnit>>;
}

/** What a page elsewhere says of a unit. */
interface KnownUnit {
  status?: LotStatus;
  power?: number;
  ceiling?: number;
  entrance?: string;
  purposes?: readonly Purpose[];
}
