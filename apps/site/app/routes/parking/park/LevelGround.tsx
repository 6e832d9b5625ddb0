import styles from './LevelGround.module.css';
import type { LevelDrawing } from './park.server.ts';

/** What is drawn under the places: walls, lanes, rooms, columns and the directions of traffic. */
export function LevelGround({ drawing }: { drawing: LevelDrawing }) {
  return (
    <g className={styles.ground} aria-hidden="true">
      <path d={drawing.walls} data-part="wall" />
      <path d={drawing.floor} data-part="floor" />
      <path d={drawing.lanes} data-part="lane" />
      <path d={drawing.ramp} data-part="ramp" />
      <path d={drawing.blocks} data-part="wall" />
      <path d={drawing.rooms} data-part="lane" />
      <path d={drawing.details} data-part="detail" />
      <path d={drawing.columns} data-part="wall" />
      <path d={drawing.arrows} data-part="arrow" />
      {drawing.labels.map(({ text, x, y }, index) => (
        <text key={index} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  );
}
