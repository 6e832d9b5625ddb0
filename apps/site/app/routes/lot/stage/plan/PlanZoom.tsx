import { ZoomStage } from '../../../../components/zoom-stage/ZoomStage.tsx';
import { PlanSheet } from './PlanSheet.tsx';
import type { PlanSheet as Sheet } from './place-words.ts';

export interface PlanZoomProps {
  /** Shown where there is no sheet. */
  src: string;
  sheet: Sheet | null;
  alt: string;
}

/** The plan whole at first, then as large as one likes. */
export default function PlanZoom({ src, sheet, alt }: PlanZoomProps) {
  const [width, height] = sheet ? [sheet.width, sheet.height] : [1, 1];
  return (
    <ZoomStage label="План квартиры" {...{ width, height }} whole>
      {sheet ? (
        <PlanSheet sheet={sheet} alt={alt} bare />
      ) : (
        <img data-drawing="" src={src} alt={alt} />
      )}
    </ZoomStage>
  );
}
