import { useEffect, useReducer, useRef, useState, type CSSProperties } from 'react';
import type { MapEngine } from '../../core/engine.ts';
import { labelSides } from '../../core/label.ts';
import { meridiansBetween } from '../../core/meridian.ts';
import type { Coordinate, MapPlace } from '../../core/place.ts';
import { boundsOf, frameOf, type Point } from '../../core/projection.ts';
import styles from './MapOverlay.module.css';

export interface MapOverlayProps {
  /** Every place of the map: they make the chart's frame. */
  all: readonly MapPlace[];
  /** Places that the filter leaves. */
  places: readonly MapPlace[];
  active: string | null;
  onPick: (place: MapPlace) => void;
  /** `null` until the engine draws, and where it cannot: then the places stand on a bare chart. */
  engine: MapEngine | null;
  /** Pixels from the left of the map that names may use. */
  nameWidth: () => number;
}

/** Width of the chart for which names are arranged before it can be measured. */
const NOMINAL = 760;

/** What a chart leaves free on its right for the last names. */
const BESIDE = 50;

/** Meridians and markers over the map; on their own they are a chart that needs no engine. */
export function MapOverlay({ all, places, active, onPick, engine, nameWidth }: MapOverlayProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => engine?.onMove(redraw), [engine]);
  const chart = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NOMINAL);
  useEffect(() => setWidth(chart.current?.clientWidth || NOMINAL), []);

  const frame = frameOf(all.map(({ coordinate }) => coordinate));
  const bounds = boundsOf(all.map(({ coordinate }) => coordinate));
  const edges = engine?.edges() ?? {
    west: (bounds?.west ?? 30) - 1,
    east: (bounds?.east ?? 30) + 2,
  };
  const middle = bounds?.south ?? 60;

  const pixels = (coordinate: Coordinate): Point => {
    if (engine) return engine.project(coordinate);
    const { x, y } = frame.place(coordinate);
    return { x: x * width, y: (y * width) / frame.aspect };
  };
  const style = (coordinate: Coordinate): CSSProperties => {
    if (engine) {
      const { x, y } = engine.project(coordinate);
      return { left: 0, top: 0, transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
    }
    const { x, y } = frame.place(coordinate);
    return { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
  };
  const sides = labelSides(
    places.map(({ coordinate, name }) => ({ point: pixels(coordinate), name })),
    engine ? nameWidth() : width + (width < NOMINAL / 2 ? BESIDE : 2 * BESIDE),
  );

  return (
    <div className={styles.room}>
      <div
        ref={chart}
        className={styles.overlay}
        data-chart={!engine || undefined}
        style={
          engine
            ? undefined
            : {
                aspectRatio: frame.aspect,
                width: `min(100cqw, 100cqh * ${frame.aspect.toFixed(4)})`,
              }
        }
      >
        {meridiansBetween(edges.west, edges.east).map(({ longitude, label, main }) => (
          <span
            key={label}
            className={styles.meridian}
            data-main={main || undefined}
            style={lineStyle(style([middle, longitude]))}
            aria-hidden="true"
          >
            <span>{label}</span>
          </span>
        ))}
        {places.map((place, index) => (
          <button
            key={place.id}
            type="button"
            className={styles.marker}
            style={style(place.coordinate)}
            data-side={sides[index]}
            data-active={place.id === active || undefined}
            aria-pressed={place.id === active}
            onClick={() => onPick(place)}
          >
            <span className={styles.name}>{place.name}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

/** A line has a longitude only. */
function lineStyle({ left, transform }: CSSProperties): CSSProperties {
  return { left, transform: transform?.replace(/, .*\)/, ', 0)') };
}
