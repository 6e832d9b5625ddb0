import { existsSync, readFileSync } from 'node:fs';
import type { BuildingOutline, Outlines, Point } from '../../../src/modules/media/outlines.ts';
import { hullOf } from './hull.ts';

interface RawFloor {
  building: string;
  side: string;
  floor: number;
  kind: 'residential' | 'commercial';
  points: Point[];
  group?: string;
}

interface RawBuilding {
  building: string;
  points: Point[];
  label: Point;
  group?: string;
  visible: boolean;
}

/** A file of `media/outlines`, as it came from the renderer. */
export interface RawOutlines {
  width: number;
  height: number;
  floors: RawFloor[];
  buildings: RawBuilding[];
}

/** Reads the outlines of one picture; `null` where nothing is drawn over it. */
export function readRawOutlines(picture: string): RawOutlines | null {
  const file = new URL(`../../media/outlines/${picture}.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RawOutlines) : null;
}

/** Outlines as the product uses them: visible ones only, set-back tiers joined to their building. */
export function outlinesOf(picture: string): Outlines | null {
  const raw = readRawOutlines(picture);
  if (!raw) return null;
  return {
    floors: raw.floors.map(({ building, group, side, floor, points }) => ({
      building: group ?? building,
      side,
      floor,
      points,
    })),
    buildings: joinTiers(raw.buildings.filter(({ visible }) => visible)),
  };
}

/** One outline a building, in the order far to near; the label stands where its base has it. */
function joinTiers(buildings: readonly RawBuilding[]): BuildingOutline[] {
  const labels = [...new Set(buildings.map(({ building, group }) => group ?? building))];
  return labels.flatMap((label) => {
    const tiers = buildings.filter(({ building, group }) => (group ?? building) === label);
    const base = tiers.find(({ building }) => building === label) ?? tiers[0];
    if (!base) return [];
    const points = tiers.length === 1 ? base.points : hullOf(tiers.flatMap((tier) => tier.points));
    return { building: label, points, label: base.label };
  });
}
