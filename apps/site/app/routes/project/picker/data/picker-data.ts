import type { ResultOf } from '@m30/api/client';
import type { ChessCell } from '../../../../components/chessboard/index.ts';
import type { Floor } from '../../../../components/floor-plan/FloorPlan.tsx';
import type { Offer } from './offer.ts';
import type { PickerState } from './picker-address.ts';

export type Views = ResultOf<'Objects.GetViews'>;
export type View = Views['views'][number];
export type Point = readonly [x: number, y: number];

/** A building or a floor as a choice: a row of the list and perhaps a shape of the picture. */
export interface Choice extends Offer {
  /** `korpus-2` or `floor-7`: row and shape have the same one. */
  id: string;
  /** «Корпус 2», «Этаж 7». */
  title: string;
  /** What stands in the row: «Корпус 2», «7». */
  sign: string;
  href: string;
  /** Sales have not started. */
  upcoming: boolean;
  current: boolean;
}

/** A choice drawn over the picture, in its pixels. */
export interface Shape {
  choice: Choice;
  /** Another building on the picture of this one. */
  beside: boolean;
  polygons: readonly (readonly Point[])[];
}

/** A filter that is put on or taken off by a link. */
export interface Toggle {
  title: string;
  /** Spoken: «2-комнатные». */
  name: string;
  href: string;
  count: number;
  on: boolean;
}

/** A flat of the chosen floor. */
export interface FloorCell {
  cell: ChessCell;
  section: number;
  /** For sale, and the filter lets it pass. */
  passes: boolean;
}

/** Everything the page of the picker shows. */
export interface PickerData {
  vendor: string;
  subvendor: string;
  complexName: string;
  buildingName: string;
  coordinate: Point;
  state: PickerState;
  /** «Генплан» and the buildings. */
  places: { title: string; href: string; current: boolean }[];
  rooms: Toggle[];
  free: Toggle;
  /** Other pictures of the same building. */
  views: { kind: string; href: string; current: boolean }[];
  picture: View['picture'] | null;
  shapes: Shape[];
  /** Rows of the list: buildings at the genplan, floors elsewhere, the highest first. */
  choices: Choice[];
  /** All choices together. */
  offer: Offer;
  /** Flats of the chosen floor. */
  flats: FloorCell[];
  /** Ways to the plan of the chosen floor, one a section. */
  sections: { number: number; href: string; current: boolean }[];
  /** The floor from above, where a section is chosen. */
  plan: Floor | null;
  /** The page of the model; `null` where the complex has none. */
  model: string | null;
  /** The same flats in the catalogue: on the chessboard, as a list. */
  catalogue: { chess: string; list: string };
}
