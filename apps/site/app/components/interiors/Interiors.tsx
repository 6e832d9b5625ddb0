import type { ResultOf } from '@m30/api/client';
import { Picture } from '@m30/ui-kit/picture';
import styles from './Interiors.module.css';

export interface InteriorsProps {
  rooms: NonNullable<ResultOf<'Objects.GetLot'>['interiors']>['rooms'];
  /** Name of the window in which they open. */
  title: string;
}

/** Rooms, the first one large; each opens all of them over the whole screen. */
export function Interiors({ rooms, title }: InteriorsProps) {
  const all = JSON.stringify(
    rooms.map(({ picture: { alt, ...picture } }) => ({ ...picture, caption: alt })),
  );
  return (
    <ul className={styles.rooms}>
      {rooms.map(({ room, name, picture }, index) => (
        <li key={room}>
          <a
            href={`/media/${picture.id}-1280.webp`}
            data-modal-trigger="photoSlider"
            data-title={title}
            data-index={index}
            data-pictures={all}
          >
            <Picture
              picture={picture}
              sizes={
                index === 0 ? '(min-width: 900px) 66vw, 100vw' : '(min-width: 900px) 33vw, 50vw'
              }
            />
            <span>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
