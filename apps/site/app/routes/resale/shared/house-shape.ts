import type { ResaleFlat } from './resale.server.ts';

/** What the drawing of a house needs to know. */
export type DrawnHouse = Pick<ResaleFlat, 'houseKind' | 'house' | 'floor' | 'floors'>;

/** Paths in metres, the ground at y = 0 and up negative. */
export interface HouseShape {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  walls: string;
  roof: string;
  /** A line along the middle of each row of windows, whose dashes are the windows. */
  panes: { rows: string; dashes: readonly [pane: number, between: number]; height: number };
  /** Between floors, and between panels. */
  seams: string;
  doors: string;
  /** The storey of the flat. */
  mark: string;
}

interface Manner {
  /** Height of a storey. */
  storey: number;
  /** Width of a bay with one window, and how many there are. */
  bay: number;
  bays: number;
  pane: readonly [width: number, height: number];
  /** Lines between bays, too. */
  panels?: true;
  roof: 'flat' | 'pitched' | 'cornice';
}

const MANNERS: Readonly<Record<DrawnHouse['houseKind'], Manner>> = {
  old: { storey: 3.9, bay: 2.9, bays: 9, pane: [1.2, 2.4], roof: 'pitched' },
  stalin: { storey: 3.5, bay: 3.1, bays: 10, pane: [1.5, 2], roof: 'cornice' },
  brick: { storey: 2.8, bay: 3.1, bays: 11, pane: [1.6, 1.5], roof: 'flat' },
  panel: { storey: 2.8, bay: 3.2, bays: 11, pane: [1.7, 1.4], panels: true, roof: 'flat' },
  monolith: { storey: 3, bay: 3.4, bays: 8, pane: [2.3, 1.8], roof: 'flat' },
};

/** Height of the base. */
const BASE = 0.9;
const AIR = 2;

/** A house as its kind and height have it. */
export function houseShape({ houseKind, floor, floors }: DrawnHouse): HouseShape {
  const manner = MANNERS[houseKind];
  const { storey, bay, bays, pane } = manner;
  const width = bay * bays;
  const height = BASE + storey * floors;
  const bottom = (level: number) => -(BASE + storey * (level - 1));
  const levels = Array.from({ length: floors }, (_, index) => index + 1);
  const columns = Array.from({ length: bays }, (_, index) => index);
  const above = manner.roof === 'pitched' ? 3.2 : 1;
  return {
    viewBox: [
      -AIR,
      round(-(height + above + AIR)),
      width + 2 * AIR,
      round(height + above + AIR + 0.6),
    ],
    walls: box(0, -height, width, height),
    roof: roofOf(manner.roof, width, height),
    panes: {
      rows: levels
        .map((level) => {
          const left = (bay - pane[0]) / 2;
          return `M${round(left)} ${round(bottom(level) - storey / 2)}H${round(width - left)}`;
        })
        .join(''),
      dashes: [pane[0], round(bay - pane[0])],
      height: pane[1],
    },
    seams:
      levels.map((level) => `M0 ${round(bottom(level))}h${round(width)}`).join('') +
      (manner.panels
        ? columns.map((column) => `M${round(column * bay)} 0V${round(-height)}`).join('')
        : ''),
    doors: [0.25, 0.75]
      .map((share) => box(Math.floor(bays * share) * bay + bay - 0.6, -2.4, 1.2, 2.4))
      .join(''),
    mark: box(0, bottom(floor) - storey, width, storey),
  };
}

function roofOf(roof: Manner['roof'], width: number, height: number): string {
  if (roof === 'pitched') {
    return `M-0.6 ${round(-height)}L2.4 ${round(-height - 3.2)}H${round(width - 2.4)}L${round(width + 0.6)} ${round(-height)}`;
  }
  const out = roof === 'cornice' ? 0.7 : 0;
  return box(-out, -height - 0.8, width + 2 * out, 0.8);
}

const round = (metres: number) => Math.round(metres * 100) / 100;

const box = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
