/** Lots as the database and the index know them; the values are the contract's. */
export type LotKind = 'flat' | 'commercial' | 'parking' | 'storage' | 'resale';

/** free, held (somebody's hold), reserved (deal in progress), sold, closed (not for sale). */
export type LotStatus = 'free' | 'held' | 'reserved' | 'sold' | 'closed';

/** Number of rooms as buyers say it; `4` is four and more. */
export type Rooms = 'studio' | '1' | '2' | '3' | '4';

/** How a flat is handed over; the words of it stand in `finish.ts`. */
export type Finish = 'none' | 'shell' | 'prepared' | 'full' | 'furnished';

/** Ways to pay for a lot; the words of them stand in `payment-kind.ts`. */
export type PaymentKind = 'full' | 'mortgage' | 'instalment' | 'trade-in' | 'capital';

/** One room of a flat, m². */
export interface RoomArea {
  name: string;
  area: number;
}

/** Pixels from the left and the top of a picture. */
export type Point = [x: number, y: number];

/** One floor of one facade side, drawn over a picture. */
export interface FloorOutline {
  /** Label of the building that the floor belongs to, set-back tiers included. */
  building: string;
  side: string;
  floor: number;
  points: Point[];
}

/** One building, drawn over a picture. */
export interface BuildingOutline {
  building: string;
  points: Point[];
  label: Point;
}

/** What is drawn over a picture, far to near. */
export interface Outlines {
  floors: FloorOutline[];
  buildings: BuildingOutline[];
}
