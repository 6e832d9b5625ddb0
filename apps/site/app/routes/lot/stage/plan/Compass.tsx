import styles from './PlanView.module.css';

/** Degrees from the north, clockwise. */
const SIDES = new Map([
  ['север', 0],
  ['северо-восток', 45],
  ['восток', 90],
  ['юго-восток', 135],
  ['юг', 180],
  ['юго-запад', 225],
  ['запад', 270],
  ['северо-запад', 315],
]);

export interface CompassProps {
  /** That the windows face. */
  sides: readonly string[];
  /** Degrees of the north from the top of the plan, clockwise. */
  north: number;
}

/** Sides of the world that the windows face, as the plan lies; the words beside it say the same. */
export function Compass({ sides, north }: CompassProps) {
  const angles = sides.flatMap((side) => SIDES.get(side.toLowerCase()) ?? []);
  if (angles.length === 0) return null;
  return (
    <svg className={styles.compass} viewBox="-12 -8 124 124" fill="none" aria-hidden="true">
      <circle cx="50" cy="54" r="36" stroke="var(--m30-control)" strokeWidth="2" />
      {angles.map((angle) => (
        <path
          key={angle}
          d="M50 20 59 54H41z"
          fill="var(--m30-signal)"
          transform={`rotate(${angle + north} 50 54)`}
        />
      ))}
      <circle cx="50" cy="54" r="4" fill="var(--m30-ink)" />
      <g transform={`rotate(${north} 50 54)`}>
        <text
          x="50"
          y="4"
          dy="9"
          textAnchor="middle"
          fontSize="26"
          fill="var(--m30-ink)"
          transform={`rotate(${-north} 50 4)`}
        >
          С
        </text>
      </g>
    </svg>
  );
}
