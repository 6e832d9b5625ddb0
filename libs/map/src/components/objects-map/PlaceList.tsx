import { useEffect, useRef } from 'react';
import type { MapPlace } from '../../core/map-data.ts';
import styles from './PlaceList.module.css';

export interface PlaceListProps {
  places: readonly MapPlace[];
  active: string | null;
  /** A hand or the focus is on a row, or has left it. */
  onPoint: (place: MapPlace | null) => void;
}

/** The map in words: each place with its page and its address. */
export function PlaceList({ places, active, onPoint }: PlaceListProps) {
  const list = useRef<HTMLUListElement>(null);

  // Scrolls the list alone: `scrollIntoView` would move the page under the visitor's finger.
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[data-active]');
    if (!box || !row || box.scrollHeight <= box.clientHeight) return;
    box.scrollTo({ top: row.offsetTop - (box.clientHeight - row.clientHeight) / 2 });
  }, [active]);

  return (
    <ul className={styles.list} ref={list}>
      {places.map((place) => (
        <li key={place.id} className={styles.row} data-active={place.id === active || undefined}>
          <a
            href={place.link}
            onPointerEnter={() => onPoint(place)}
            onPointerLeave={() => onPoint(null)}
            onFocus={() => onPoint(place)}
            onBlur={() => onPoint(null)}
          >
            <b>{place.title}</b>
            <span>{place.address}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
