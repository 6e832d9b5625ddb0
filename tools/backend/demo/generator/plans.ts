import source from '../data/plans.json' with { type: 'json' };
import type { RoomArea, Rooms } from '../../src/modules/estate/types.ts';

/** One flat type of `data/plans.json`. */
export interface PlanSeed {
  id: string;
  title: string;
  rooms: Rooms;
  euro: boolean;
  /** m². */
  area: number;
  livingArea: number;
  kitchenArea: number | null;
  balconyArea: number | null;
  bathrooms: number;
  /** Side of the drawing with windows besides the top; `null` where it is not a corner flat. */
  corner: 'left' | 'right' | null;
  options: string[];
  roomList: RoomArea[];
}

/** Every flat type, by id. */
export const plans: ReadonlyMap<string, PlanSeed> = new Map(
  (source as PlanSeed[]).map((plan) => [plan.id, plan]),
);

/**
 * A flat type by its id.
 * @throws Error where `data/plans.json` has no such type
 */
export function planOf(id: string): PlanSeed {
  const plan = plans.get(id);
  if (!plan) throw new Error(`data/plans.json has no flat type «${id}»`);
  return plan;
}
