import { useId } from 'react';
import type { Floor } from './FloorPlan.tsx';
import { flatName } from './flat-words.ts';
import styles from './FloorPlan.module.css';

/** Which flat is marked, and how to tell that another one is looked at. */
export interface Marked {
  current: string | undefined;
  active: string | null;
  onActive: (id: string | null) => void;
}

/** The flats as links over the drawing. */
export function FlatShapes({ floor, current, active, onActive }: Marked & { floor: Floor }) {
  const id = useId();
  return (
    <svg
      viewBox={floor.viewBox.join(' ')}
      role="group"
      aria-label={`Квартиры на\u00a0этаже ${floor.floor}`}
    >
      <defs>
        <pattern id={`${id}held`} width="28" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 28L28 0M-7 7L7 -7M21 35L35 21" />
        </pattern>
        <pattern id={`${id}reserved`} width="24" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 12H24" />
        </pattern>
        <pattern id={`${id}sold`} width="28" height="28" patternUnits="userSpaceOnUse">
          <circle cx="14" cy="14" r="4" />
        </pattern>
      </defs>
      {floor.flats.map((flat) => (
        <a
          key={flat.id}
          href={flat.url}
          className={styles.flat}
          data-status={flat.status}
          data-current={flat.id === current || undefined}
          data-active={flat.id === active || undefined}
          aria-label={flatName(flat, floor.floor)}
          aria-current={flat.id === current ? 'true' : undefined}
          onPointerEnter={() => onActive(flat.id)}
          onPointerLeave={() => onActive(null)}
          onFocus={() => onActive(flat.id)}
          onBlur={() => onActive(null)}
        >
          <path d={flat.path} />
          {PATTERNED.has(flat.status) && (
            <path d={flat.path} style={{ fill: `url(#${id}${flat.status})` }} />
          )}
        </a>
      ))}
    </svg>
  );
}

const PATTERNED: ReadonlySet<string> = new Set(['held', 'reserved', 'sold']);
