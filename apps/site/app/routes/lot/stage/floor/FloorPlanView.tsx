import { useRef } from 'react';
import { FloorPlan, type Floor } from '../../../../components/floor-plan/FloorPlan.tsx';
import { useOwnFlatInSight } from './use-own-flat-in-sight.ts';

export interface FloorPlanViewProps {
  floor: Floor;
  /** Id of the flat. */
  current: string;
}

/** The flats around this one, which is marked and brought to the middle. */
export default function FloorPlanView({ floor, current }: FloorPlanViewProps) {
  const ground = useRef<HTMLDivElement>(null);
  useOwnFlatInSight(ground);
  return (
    <div ref={ground}>
      <FloorPlan floor={floor} current={current} list={false} />
    </div>
  );
}
