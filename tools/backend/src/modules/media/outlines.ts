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
