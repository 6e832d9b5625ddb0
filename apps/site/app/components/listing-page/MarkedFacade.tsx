import { Picture, type PictureProps } from '@m30/ui-kit/picture';
import styles from './MarkedFacade.module.css';

export interface MarkedFacadeProps {
  facade: {
    picture: Omit<PictureProps['picture'], 'alt'>;
    /** Corners of the marked floor in pixels of the picture; it may consist of several parts. */
    polygons: readonly (readonly (readonly [number, number])[])[];
  };
  alt: string;
  /** As in the `sizes` attribute. */
  sizes: string;
}

/** A building's facade with one floor marked on it. */
export function MarkedFacade({ facade: { picture, polygons }, alt, sizes }: MarkedFacadeProps) {
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
