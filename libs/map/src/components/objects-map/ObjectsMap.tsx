import { Chip } from '@m30/ui-kit/chip';
import { IconButton } from '@m30/ui-kit/icon-button';
import { useId, useRef, useState } from 'react';
import { ATTRIBUTION, MARGIN, MARKER } from '../../core/constants.ts';
import type { CreateEngine, Padding } from '../../core/engine.ts';
import { sectionsOf, type MapPlace } from '../../core/place.ts';
import { boundsOf } from '../../core/projection.ts';
import { MapOverlay } from './MapOverlay.tsx';
import styles from './ObjectsMap.module.css';
import { PlaceList } from './PlaceList.tsx';
import { useEngine } from './useEngine.ts';

export interface ObjectsMapProps {
  /** What to show, in the order of the list. */
  places: readonly MapPlace[];
  /**
   * Address under which the host serves the package's `assets` folder.
   * @default '/map'
   */
  base?: string;
  /** Told when the map cannot be drawn or a part of it did not come; the visitor keeps chart and list. */
  onError?: (error: Error) => void;
  /**
   * Another engine in place of the bundled one.
   * @default MapLibre GL, fetched when the map comes near the viewport
   */
  loadEngine?: () => Promise<CreateEngine>;
}

const ALL = 'Все объекты';

/** Places on a map and the same places as a list; without WebGL a chart of true positions stays. */
export function ObjectsMap({ places, base = '/map', onError, loadEngine }: ObjectsMapProps) {
  const filter = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [section, setSection] = useState(ALL);
  const [picked, setPicked] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  const of = (name: string) => places.filter((place) => name === ALL || place.section === name);
  const bounds = (some: readonly MapPlace[]) => boundsOf(some.map(({ coordinate }) => coordinate));
  const padding = () => paddingOf(canvas.current, panel.current);
  const { state, engine } = useEngine({
    element: canvas,
    load: loadEngine,
    options: () => ({
      base,
      bounds: bounds(places) ?? { west: 29.8, south: 59.8, east: 30.6, north: 60.1 },
      padding: padding(),
      onError: (error) => onError?.(error),
    }),
  });

  function choose(name: string) {
    const target = bounds(of(name));
    setSection(name);
    setPicked(null);
    if (target) engine?.fit(target, padding(), { animate: true });
  }

  function pick(place: MapPlace) {
    setPicked(place.id);
    engine?.centre(place.coordinate, padding());
  }

  const shown = of(section);
  const active = pointed ?? picked;
  const sections = sectionsOf(places);
  const chosen = shown.find(({ id }) => id === picked);

  return (
    <div className={styles.map} data-state={state}>
      <div className={styles.zebra} />
      <div className={styles.sheet} data-state={state}>
        <div className={styles.canvas} ref={canvas} />
        <MapOverlay
          all={places}
          places={shown}
          active={active}
          onPick={pick}
          engine={engine}
          nameWidth={() => (canvas.current?.clientWidth ?? 0) - padding().right + MARGIN}
        />
        {engine && (
          <div className={styles.zoom}>
            <IconButton icon="plus" label="Приблизить" onClick={() => engine.zoomBy(1)} />
            <IconButton icon="minus" label="Отдалить" onClick={() => engine.zoomBy(-1)} />
          </div>
        )}
        <span className={styles.attribution}>{ATTRIBUTION}</span>
      </div>
      <div className={styles.panel} ref={panel}>
        {sections.length > 0 && (
          <fieldset className={styles.sections}>
            <legend className="visually-hidden">Какие объекты показать</legend>
            {[ALL, ...sections].map((name) => (
              <Chip
                key={name}
                type="radio"
                name={filter}
                checked={name === section}
                onChange={() => choose(name)}
              >
                {name}
              </Chip>
            ))}
          </fieldset>
        )}
        {state === 'failed' && (
          <p className={styles.failed} role="status">
            Подробная карта не&nbsp;загрузилась. Положение домов и&nbsp;адреса&nbsp;— на&nbsp;схеме
            и&nbsp;в&nbsp;списке.
          </p>
        )}
        <PlaceList
          places={shown}
          active={active}
          onPoint={(place) => setPointed(place?.id ?? null)}
        />
        <p className={styles.chosen} aria-live="polite">
          {chosen && (
            <a href={chosen.href}>
              {chosen.name}, {chosen.address}
            </a>
          )}
        </p>
      </div>
      <div className={styles.zebra} />
    </div>
  );
}

/** Room that markers keep from the edges; the panel takes its part where it lies over the map. */
function paddingOf(canvas: HTMLElement | null, panel: HTMLElement | null): Padding {
  const around = MARGIN + MARKER / 2;
  const even = { top: around, right: around, bottom: around, left: around };
  if (!canvas || !panel) return even;
  const map = canvas.getBoundingClientRect();
  const over = panel.getBoundingClientRect();
  const covers = over.top < map.bottom && over.left > map.left + map.width / 3;
  return covers ? { ...even, right: map.right - over.left + around } : even;
}
