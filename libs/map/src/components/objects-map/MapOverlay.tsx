import { useEffect, useReducer, useRef, useState, type CSSProperties } from 'react';
import { clustersOf } from '../../core/cluster.ts';
import { coastIn } from '../../core/coast.ts';
import { CLUSTER } from '../../core/constants.ts';
import type { MapEngine } from '../../core/engine.ts';
import { labelSides } from '../../core/label.ts';
import type { MapArea, MapOffice, MapPlace, MapSpot } from '../../core/map-data.ts';
import { meridiansBetween } from '../../core/meridian.ts';
import { boundsOf, frameOf, type Coordinate, type Point } from '../../core/projection.ts';
import { AreaShape } from './AreaShape.tsx';
import styles from './MapOverlay.module.css';
import { ClusterMarker, OfficeMarker, PlaceMarker } from './markers.tsx';
import { SpotPins } from './SpotPins.tsx';
import { RouteLine } from './RouteLine.tsx';

export interface MapOverlayProps {
  /** Everything the map may show: it makes the chart's frame. */
  all: readonly Coordinate[];
  /** Places that the filter leaves. */
  places: readonly MapPlace[];
  /** Stands alone on its tab. */
  office: MapOffice | null;
  /** The way to an address, empty without one. */
  route: readonly Coordinate[];
  /** Land that is marked. */
  areas: readonly MapArea[];
  /** Places around the objects that are shown. */
  spots: readonly MapSpot[];
  activeSpot: string | null;
  active: string | null;
  /** The picked place. */
  picked: string | null;
  onPick: (place: MapPlace) => void;
  /** A group of markers that lie on each other was pressed. */
  onSpread: (places: readonly MapPlace[]) => void;
  /** A marker has the focus, or had it when the engine came: it may lie beyond the edge of the map. */
  onFocus: (coordinate: Coordinate) => void;
  /** Address of the package's `assets` folder. */
  base: string;
  /** `null` until the engine draws, and where it cannot: then the places stand on a bare chart. */
  engine: MapEngine | null;
  /** Pixels from the left of the map that names may use. */
  nameWidth: () => number;
}

/** Width of the chart for which names are arranged before it can be measured. */
const NOMINAL = 760;

/** What a chart leaves free on its right for the last names. */
const BESIDE = 50;

/** Meridians, markers and the way over the map; on their own they are a chart that needs no engine. */
export function MapOverlay(props: MapOverlayProps) {
  const { all, places, office, route, areas, active, picked, engine } = props;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => engine?.onMove(redraw), [engine]);
  const focused = useRef<Coordinate>(null);
  const focusProps = ({ coordinate }: MapPlace) => ({
    onFocus: () => {
      focused.current = coordinate;
      props.onFocus(coordinate);
    },
    onBlur: () => {
      focused.current = null;
    },
  });
  // The engine may show less than the chart did.
  useEffect(() => {
    if (focused.current) props.onFocus(focused.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once an engine, not with each render
  }, [engine]);
  const chart = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(NOMINAL);
  useEffect(() => setWidth(chart.current?.clientWidth || NOMINAL), []);

  const frame = frameOf(all);
  const bounds = boundsOf(all);
  const edges = engine?.edges() ?? {
    west: (bounds?.west ?? 30) - 1,
    east: (bounds?.east ?? 30) + 2,
  };
  const pixels = (coordinate: Coordinate): Point => {
    if (engine) return engine.project(coordinate);
    const { x, y } = frame.place(coordinate);
    return { x: x * width, y: (y * width) / frame.aspect };
  };
  const at = (coordinate: Coordinate): CSSProperties => {
    if (engine) {
      const { x, y } = engine.project(coordinate);
      return { left: 0, top: 0, transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` };
    }
    const { x, y } = frame.place(coordinate);
    return { left: `${(x * 100).toFixed(2)}%`, top: `${(y * 100).toFixed(2)}%` };
  };
  // A chart cannot be brought nearer, so its markers stay single.
  const groups = clustersOf(places, ({ coordinate }) => pixels(coordinate), engine ? CLUSTER : 0);
  const nameWidth = engine
    ? props.nameWidth()
    : width + (width < NOMINAL / 2 ? BESIDE : 2 * BESIDE);
  const sides = labelSides(
    groups.map(({ point, items: [first, second] }) => ({
      point,
      name: first && !second ? (first.label ?? first.title) : '',
    })),
    nameWidth,
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
        {!engine && (
          <img
            className={styles.coast}
            src={`${props.base}/coast.svg`}
            alt=""
            style={coastIn(frame)}
          />
        )}
        {meridiansBetween(edges.west, edges.east).map(({ longitude, label, main }) => (
          <span
            key={label}
            className={styles.meridian}
            data-main={main || undefined}
            style={lineStyle(at([bounds?.south ?? 60, longitude]))}
            aria-hidden="true"
          >
            <span>{label}</span>
          </span>
        ))}
        {areas.map(({ id, label, rings }, index) => (
          <AreaShape key={id} {...{ label, index }} rings={rings.map((ring) => ring.map(pixels))} />
        ))}
        {route.length > 1 && <RouteLine points={route.map(pixels)} />}
        <SpotPins
          spots={props.spots}
          occupied={groups.map(({ point }) => point)}
          active={props.activeSpot}
          {...{ pixels, at, nameWidth }}
        />
        {groups.map(({ items }, index) => {
          const [first] = items;
          if (!first) return null;
          return items.length > 1 ? (
            <ClusterMarker
              key={`group ${first.id}`}
              places={items}
              style={at(first.coordinate)}
              active={items.some(({ id }) => id === active)}
              onPress={() => props.onSpread(items)}
              {...focusProps(first)}
            />
          ) : (
            <PlaceMarker
              key={first.id}
              place={first}
              style={at(first.coordinate)}
              side={sides[index] ?? 'none'}
              active={first.id === active}
              pressed={first.id === picked}
              onPress={() => props.onPick(first)}
              {...focusProps(first)}
            />
          );
        })}
        {office && <OfficeMarker office={office} style={at(office.coordinate)} />}
      </div>
    </div>
  );
}

/** A line has a longitude only. */
function lineStyle({ left, transform }: CSSProperties): CSSProperties {
  return { left, transform: transform?.replace(/, .*\)/, ', 0)') };
}
