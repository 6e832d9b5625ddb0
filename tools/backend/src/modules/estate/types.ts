import type { lotFilters, ROOMS } from '@m30/api/filters';
import type { Point } from '../media/outlines.ts';

/** Lots as the database and the index know them; the values are the contract's. */
export type LotKind = 'flat' | 'commercial' | 'parking' | 'storage' | 'resale';

/** free, held (somebody's hold), reserved (deal in progress), sold, closed (not for sale). */
export type LotStatus = 'free' | 'held' | 'reserved' | 'sold' | 'closed';

/** Number of rooms as buyers say it; `4` is four and more. */
export type Rooms = (typeof ROOMS)[number];

/** How a flat is handed over; the words of it stand in `finish.ts`. */
export type Finish = (typeof lotFilters.finish.values)[number];

/** Ways to pay for a lot; the words of them stand in `payment-kind.ts`. */
export type PaymentKind = (typeof lotFilters.pay.values)[number];

/** One room of a flat, m². */
export interface RoomArea {
  name: string;
  area: number;
}

/** A window as the drawing of a flat type has it, metres. */
export interface PlanWindow {
  /** The facade is on top of a drawing; a corner flat has windows on one of its sides too. */
  wall: 'front' | 'left' | 'right';
  /** From the inner left corner to the middle of the window; on a side from the inner face of the facade. */
  offset: number;
  width: number;
}

/** A room of a flat type with what it looks out of; rooms without windows are left out. */
export interface PlanRoom {
  name: string;
  /** Whether people live in it: kitchens count where a living room is part of them. */
  living: boolean;
  windows: PlanWindow[];
}

/** One flat's place on the drawing of a floor, in the drawing's units. */
export interface PlacedFlat {
  /** Contour with the walls, an SVG path. */
  path: string;
  /** Where the flat's name stands. */
  label: Point;
  /** Flat type whose drawing lies here. */
  plan: string;
  /** SVG transform that takes the flat type's drawing to its place. */
  transform: string;
}

/** Drawing of a floor; its main facade is at the bottom. */
export interface FloorGeometry {
  viewBox: [x: number, y: number, width: number, height: number];
  /** Where north is, degrees clockwise from the top of the drawing. */
  north: number;
  /** In the order of the flats' numbers. */
  flats: PlacedFlat[];
  /** Outer contour of the section, SVG path; the next ones too. */
  walls: string;
  /** Floor of the corridor and of the lift hall. */
  common: string;
  /** Steps, lines. */
  stairs: string;
  /** Shafts with their crosses. */
  lifts: string;
}

/** Stage of the works, from the cleared site to the keys. */
export type WorkStage =
  'site' | 'pit' | 'foundation' | 'parking' | 'frame' | 'facade' | 'finishing' | 'keys';

/** How far one building has come. */
export interface WorkState {
  subvendor: string;
  stage: WorkStage;
  /** Floors whose frame stands. */
  frame: number;
  /** Floors whose facade is ready. */
  facade: number;
  /** Readiness by the estimate of all works, whole per cent; empty where nobody has measured it. */
  done?: number;
}

/** Kinds of places around a house. */
export type InfrastructureGroup = 'school' | 'shop' | 'health' | 'leisure' | 'transport';

/** Sets of finish and furniture, by their aliases. */
export type FinishSet = 'sever' | 'dvor' | 'kanal';
