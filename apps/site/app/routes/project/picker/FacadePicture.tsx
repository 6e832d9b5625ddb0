import { Picture } from '@m30/ui-kit/picture';
import type { Facade } from '../building/BuildingPage.tsx';
import { floorWords } from './floor-words.ts';
import styles from './PickerPage.module.css';
import { floorHref } from './read-floor.ts';

export interface FacadePictureProps {
  picture: NonNullable<Facade['picture']>;
  floors: Facade['floors'];
  /** The floor that is marked. */
  chosen: number | null;
}

/** The building with a link over each floor; the list beside it is its twin. */
export function FacadePicture({ picture, floors, chosen }: FacadePictureProps) {
  return (
    <div className={styles.facade}>
      <Picture picture={picture} sizes="(min-width: 900px) 64vw, 100vw" priority />
      <svg viewBox={`0 0 ${picture.width} ${picture.height}`} role="group" aria-label="Этажи">
        {floors.map((floor) => (
          <FloorLink key={floor.floor} floor={floor} chosen={floor.floor === chosen} />
        ))}
      </svg>
    </div>
  );
}

function FloorLink({ floor, chosen }: { floor: Facade['floors'][number]; chosen: boolean }) {
  if (floor.polygons.length === 0) return null;
  return (
    <a
      href={floorHref(floor.floor)}
      data-keep-scroll
      data-free={floor.free > 0 || undefined}
      aria-label={`Этаж ${floor.floor}, ${floorWords(floor)}`}
      aria-current={chosen ? 'true' : undefined}
    >
      {floor.polygons.map((points, index) => (
        <polygon key={index} points={points.map((point) => point.join(',')).join(' ')} />
      ))}
    </a>
  );
}
