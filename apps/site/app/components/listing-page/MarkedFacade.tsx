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
  /**
   * It fills what it lies in, cut on the side from which the floor is farther.
   * @default false
   */
  fill?: boolean | undefined;
}

/** A building's facade with one floor marked on it. */
export function MarkedFacade({ facade, alt, sizes, fill = false }: MarkedFacadeProps) {
  const { picture, polygons } = facade;
  const side = sideOf(facade);
  return (
    <div className={styles.facade} data-fill={fill || undefined}>
      <Picture
        picture={{ ...picture, alt }}
        sizes={sizes}
        style={{ objectPosition: `${SIDES[side]}%` }}
      />
      <svg
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        preserveAspectRatio={`${side}YMid slice`}
        aria-hidden="true"
      >
        {polygons.map((points, i) => (
          <polygon key={i} points={points.map((point) => point.join(',')).join(' ')} />
        ))}
      </svg>
    </div>
  );
}

/** Where a cut picture stays, as SVG names it, and the same in per cent of `object-position`. */
const SIDES = { xMin: 0, xMid: 50, xMax: 100 } as const;

/** The side on which the marked floor is. */
function sideOf({ picture, polygons }: MarkedFacadeProps['facade']): keyof typeof SIDES {
  const across = polygons.flat().map(([x]) => x);
  const middle = (Math.min(...across) + Math.max(...across)) / 2 / picture.width;
  if (middle < 1 / 3) return 'xMin';
  return middle > 2 / 3 ? 'xMax' : 'xMid';
}
