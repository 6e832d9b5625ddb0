import { Picture } from '@m30/ui-kit/picture';
import type { LotView } from '../data/lot.server.ts';
import styles from './FacadeView.module.css';

/** Props of {@link FacadeView}. */
export interface FacadeViewProps {
  lot: LotView;
  facade: NonNullable<LotView['facade']>;
  /** As in the `sizes` attribute. */
  sizes: string;
}

/** The building's facade with the lot's floor marked on it. */
export function FacadeView({ lot, facade: { picture, polygons }, sizes }: FacadeViewProps) {
  const alt = `Фасад «${lot.complexName}»: ${lot.buildingName.toLowerCase()}, отмечен этаж ${lot.floor}`;
  return (
    <div className={styles.facade}>
      <Picture picture={{ ...picture, alt }} sizes={sizes} />
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        {polygons.map((points, i) => (
          <polygon key={i} points={points.map((point) => point.join(',')).join(' ')} />
        ))}
      </svg>
    </div>
  );
}
