import { useQueries, useQuery } from '@tanstack/react-query';
import { useState, type MouseEvent } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Select } from '@m30/ui-kit/select';
import { studioQuery } from '../../../api/queries.ts';
import styles from './PointMap.module.css';
import { frameAround, labelsOf, pathOf, type Coordinate, type Feature } from './scheme.ts';

/** Sides of the square, metres; half an hour on foot is within the largest. */
const SIDES = [1500, 3000, 6000] as const;

/** Files of the bundled map, the lowest first. */
const LAYERS = ['parks', 'water', 'waterways', 'roads', 'metro'] as const;

/** Streets and stations: the layers whose names are written. */
const NAMED = [3, 4] as const;

/** Hundredths of the square from the dot of a complex up to its name. */
const ABOVE = 3;

const layerQuery = (name: (typeof LAYERS)[number]) => ({
  queryKey: ['map', name],
  staleTime: Infinity,
  async queryFn(): Promise<readonly Feature[]> {
    const answer = await fetch(`/map/data/${name}.geojson`);
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return ((await answer.json()) as { features: Feature[] }).features;
  },
});

interface PointMapProps {
  /** What is marked; `null` where nothing is yet. */
  point: Coordinate | null;
  onChoose: (point: [latitude: number, longitude: number]) => void;
}

/** What is around a complex, as the bundled map knows it: a press marks a place. For the keyboard there are the coordinates. */
export function PointMap({ point, onChoose }: PointMapProps) {
  const { data } = useQuery(studioQuery('Complexes.List', {}));
  const layers = useQueries({ queries: LAYERS.map(layerQuery) });
  const [chosen, setChosen] = useState('');
  const [size, setSize] = useState(0);
  const complexes = data?.complexes ?? [];
  const centre = complexes.find(({ id }) => id === chosen) ?? nearestTo(point, complexes);
  if (!centre) return null;
  const frame = frameAround(centre.at, SIDES[size] ?? SIDES[0]);
  const own = complexes.map(({ name, at }) => {
    const [x, y] = frame.place(at);
    return { name, x: x * 100, y: y * 100 - ABOVE };
  });
  const labels = labelsOf(
    NAMED.flatMap((at) => layers[at]?.data ?? []),
    frame,
    own,
  );
  const mark = ({ nativeEvent, currentTarget }: MouseEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    onChoose(
      frame.coordinate(
        (nativeEvent.clientX - box.left) / box.width,
        (nativeEvent.clientY - box.top) / box.height,
      ),
    );
  };
  return (
    <div className={styles.map}>
      <Select
        label="Схема вокруг"
        options={complexes.map(({ id, name }) => ({ id, label: name }))}
        value={centre.id}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <svg
        viewBox="0 0 100 100"
        role="img"
        aria-label={`Схема вокруг: ${centre.name}`}
        onClick={mark}
      >
        {LAYERS.map((name, index) =>
          layers[index]?.data?.map((feature, at) => (
            <path key={`${name} ${at}`} data-layer={name} d={pathOf(feature, frame)} />
          )),
        )}
        {labels.map(({ name, x, y }) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
        {complexes.map(({ id, name, at }) => (
          <Mark key={id} kind="complex" at={frame.place(at)} name={name} />
        ))}
        {point && <Mark kind="point" at={frame.place(point)} />}
      </svg>
      <div className={styles.scales}>
        <Button
          variant="secondary"
          size="small"
          disabled={size === 0}
          onClick={() => setSize(size - 1)}
        >
          Крупнее
        </Button>
        <Button
          variant="secondary"
          size="small"
          disabled={size === SIDES.length - 1}
          onClick={() => setSize(size + 1)}
        >
          Мельче
        </Button>
        <small>© участники OpenStreetMap</small>
      </div>
    </div>
  );
}

interface MarkProps {
  kind: 'complex' | 'point';
  /** Fractions of the square. */
  at: readonly [x: number, y: number];
  name?: string;
}

function Mark({ kind, at: [x, y], name }: MarkProps) {
  return (
    <g data-mark={kind} transform={`translate(${x * 100} ${y * 100})`}>
      <circle r={1.8} />
      {name && <text y={-ABOVE}>{name}</text>}
    </g>
  );
}

/** The complex that is nearest to a place; the first one without a place. */
function nearestTo<Complex extends { at: Coordinate }>(
  point: Coordinate | null,
  complexes: readonly Complex[],
): Complex | undefined {
  if (!point) return complexes[0];
  const away = ({ at }: Complex) => {
    const [x, y] = frameAround(point, 1).place(at);
    return Math.hypot(x - 0.5, y - 0.5);
  };
  return complexes.toSorted((one, other) => away(one) - away(other))[0];
}
