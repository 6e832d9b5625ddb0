import styles from './Stage.module.css';

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

/** Sides of the world that the windows face, north up; the words beside it say the same. */
export function Compass({ sides }: { sides: readonly string[] }) {
  const angles = sides.flatMap((side) => SIDES.get(side.toLowerCase()) ?? []);
  if (angles.length === 0) return null;
  return (
    <svg className={styles.compass} viewBox="0 0 100 100" fill="none" aria-hidden="true">
      <circle cx="50" cy="54" r="36" stroke="var(--m30-control)" strokeWidth="2" />
      {angles.map((angle) => (
        <path
          key={angle}
          d="M50 20 59 54H41z"
          fill="var(--m30-signal)"
          transform={`rotate(${angle} 50 54)`}
        />
      ))}
      <circle cx="50" cy="54" r="4" fill="var(--m30-ink)" />
      <text x="50" y="14" textAnchor="middle" fontSize="18" fill="var(--m30-ink)">
        С
      </text>
    </svg>
  );
}
