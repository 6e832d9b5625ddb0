import type { ResultOf } from '@m30/api/client';
import { Picture } from '@m30/ui-kit/picture';
import { photoGroup, photoTrigger } from '../photo-trigger/index.ts';
import styles from './Interiors.module.css';

export interface InteriorsProps {
  rooms: NonNullable<ResultOf<'Objects.GetLot'>['interiors']>['rooms'];
  /** Name of the window in which they open. */
  title: string;
}

/** Rooms, the first one large; each opens all of them over the whole screen. */
export function Interiors({ rooms, title }: InteriorsProps) {
  const pictures = rooms.map(({ picture }) => picture);
  return (
    <ul className={styles.rooms} {...photoGroup(title, pictures)}>
      {rooms.map(({ room, name, picture }, index) => (
        <li key={room}>
          <a href={`/media/${picture.id}-1280.webp`} {...photoTrigger(index)}>
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
