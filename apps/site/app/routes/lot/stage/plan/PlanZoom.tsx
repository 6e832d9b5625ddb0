import { ZoomStage } from '../../../../components/zoom-stage/ZoomStage.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import type { PlanSheet as Sheet } from './place-words.ts';

/** The plan whole at first, then as large as one likes. */
export default function PlanZoom({ sheet, alt }: { sheet: Sheet; alt: string }) {
  return (
    <ZoomStage label="План квартиры" width={sheet.width} height={sheet.height} whole>
      <PlanSheet sheet={sheet} alt={alt} bare />
    </ZoomStage>
  );
}
