import { ZoomStage } from '../../../../components/zoom-stage/ZoomStage.tsx';
import type { EnlargeProps } from '../Enlarge.tsx';
import { PlanSheet } from './PlanSheet.tsx';

/** The plan whole at first, then as large as one likes. */
export default function PlanZoom({ src, sheet, alt }: EnlargeProps) {
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
