import { FloorPlan, type Floor } from '../../../../components/floor-plan/FloorPlan.tsx';
import css from '../../../../components/floor-plan/FloorPlan.module.css?inline';

export interface FloorPlanViewProps {
  floor: Floor;
  /** Id of the flat. */
  current: string;
}

/** The flats around this one; behind a tab, so that its code and styles come late. */
export default function FloorPlanView({ floor, current }: FloorPlanViewProps) {
  return (
    <>
      {/* The browser loads the styles with the code. */}
      {import.meta.env.SSR && (
        <style href="floor-plan" precedence="part">
          {css}
        </style>
      )}
      <FloorPlan floor={floor} current={current} list={false} />
    </>
  );
}
