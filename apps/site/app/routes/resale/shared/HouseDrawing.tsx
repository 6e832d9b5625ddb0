import { houseShape, type DrawnHouse } from './house-shape.ts';
import styles from './HouseDrawing.module.css';

export interface HouseDrawingProps {
  className?: string | undefined;
  house: DrawnHouse;
}

/** Width of a window's frame, in metres. */
const FRAME = 0.08;

const toFixed = (metres: number) => metres.toFixed(2);

/** A house as it is built, drawn in lines, with the floor of the flat marked; no portrait of the real one. */
export function HouseDrawing({ className, house }: HouseDrawingProps) {
  const { viewBox, walls, roof, panes, seams, doors, mark } = houseShape(house);
  const [pane, between] = panes.dashes;
  return (
    <svg
      className={className === undefined ? styles.house : `${styles.house} ${className}`}
      viewBox={viewBox.join(' ')}
      preserveAspectRatio="xMidYMax"
      role="img"
      aria-label={`Схема: ${house.house}, отмечен ${house.floor}\u00a0этаж из\u00a0${house.floors}`}
    >
      <path className={styles.walls} d={walls} />
      <path className={styles.mark} d={mark} />
      <path className={styles.line} d={seams} />
      <path
        className={styles.frames}
        d={panes.rows}
        strokeWidth={panes.height}
        strokeDasharray={`${pane} ${between}`}
      />
      <path
        className={styles.panes}
        d={panes.rows}
        strokeWidth={toFixed(panes.height - 2 * FRAME)}
        strokeDasharray={[pane - 2 * FRAME, between + 2 * FRAME].map(toFixed).join(' ')}
        strokeDashoffset={-FRAME}
      />
      <path className={styles.roof} d={roof} />
      <path className={styles.door} d={doors} />
      <path className={styles.ground} d={`M${viewBox[0]} 0h${viewBox[2]}`} />
    </svg>
  );
}
