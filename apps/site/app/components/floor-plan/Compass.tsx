import styles from './FloorPlan.module.css';

const SIDES = ['вверху', 'справа', 'внизу', 'слева'];

/** Where north is on the drawing. */
export function Compass({ north }: { north: number }) {
  const side = SIDES[Math.round(north / 90) % 4] ?? 'вверху';
  return (
    <svg className={styles.compass} viewBox="-30 -30 60 60" role="img" aria-label={`Север ${side}`}>
      <circle r="19" />
      <g transform={`rotate(${north})`}>
        <path className={styles.needle} d="M0 -17L5 0H-5Z" />
        <path d="M0 17L5 0H-5Z" />
        <text y="-22" transform={`rotate(${-north} 0 -25)`}>
          С
        </text>
      </g>
    </svg>
  );
}
