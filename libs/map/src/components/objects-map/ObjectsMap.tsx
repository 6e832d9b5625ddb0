import { IconButton } from '@m30/ui-kit/icon-button';
import { Tabs } from '@m30/ui-kit/tabs';
import { useEffect, useRef } from 'react';
import {
  ATTRIBUTION,
  CLUSTER_ZOOM,
  MARGIN,
  OFFICE_ZOOM,
  SPOT_ZOOM,
  ZOOM,
} from '../../core/constants.ts';
import type { EngineSource } from '../../core/engine.ts';
import type { MapArea, MapData, MapPlace, MapSpots } from '../../core/map-data.ts';
import { boundsOf, type Coordinate } from '../../core/projection.ts';
import type { MapSettings } from '../../core/settings.ts';
import type { Travel } from '../../core/travel.ts';
import { OfficeCard } from '../office-card/OfficeCard.tsx';
import { landmarksOf } from '../travel-form/landmarks-of.ts';
import { TravelForm } from '../travel-form/TravelForm.tsx';
import { useTravel } from '../travel-form/useTravel.ts';
import { MapOverlay } from './MapOverlay.tsx';
import styles from './ObjectsMap.module.css';
import { ObjectsPanel } from './ObjectsPanel.tsx';
import { isInSight, paddingOf } from './padding-of.ts';
import { useEngine } from './useEngine.ts';
import { SpotsPanel } from './SpotsPanel.tsx';
import { useSpots } from './useSpots.ts';
import { useMapView, type MapTab } from './useMapView.ts';

export interface ObjectsMapProps {
  /** What to show, in the shape of the API. */
  map: MapData;
  /** Id of the object whose page this is: the map stands around it, and ways begin there. */
  own?: string | undefined;
  /**
   * Tab that is open first.
   * @default 'objects'
   */
  tab?: MapTab | undefined;
  /** What the travel calculator asks of the host; no calculator without it. */
  travel?: Travel | undefined;
  /**
   * Land that is marked beneath the objects; the host says the same in words.
   * @default none
   */
  areas?: readonly MapArea[] | undefined;
  /**
   * Places that people go to from the objects, with the way to each; the visitor shows and hides them.
   * @default none
   */
  spots?: MapSpots | undefined;
  /**
   * Tells what the engines draw with; asked when the map comes near the viewport.
   * @default the bundled map
   */
  settings?: (() => Promise<MapSettings>) | undefined;
  /**
   * Address under which the host serves the package's `assets` folder.
   * @default '/map'
   */
  base?: string | undefined;
  /** Called with the error of each engine and part that failed to load; the visitor keeps chart and list. */
  onError?: ((error: Error) => void) | undefined;
  /**
   * What may draw, the wanted first: `mapbox`, `maplibre`, or an adapter of the host's own. Keep it outside of the component.
   * @default none: the chart of true positions stays
   */
  engines?: readonly EngineSource[] | undefined;
}

const NO_ENGINES: readonly EngineSource[] = [];
const NO_AREAS: readonly MapArea[] = [];
const NO_LINE: readonly Coordinate[] = [];

/** Objects and the sales office on a map and in words; without WebGL a chart of true positions stays. */
export function ObjectsMap(props: ObjectsMapProps) {
  const {
    map,
    own,
    travel,
    areas = NO_AREAS,
    settings,
    base = '/map',
    onError,
    engines = NO_ENGINES,
  } = props;
  const canvas = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const view = useMapView(map, { own, tab: props.tab ?? 'objects' });
  const { all, places, office, tab, from } = view;
  const spots = useSpots(props.spots);
  const calculation = useTravel(map.simplified ? undefined : travel, from);

  const padding = () => paddingOf(canvas.current, panel.current);
  const around = (some: readonly { coordinate: Coordinate }[]) =>
    boundsOf(some.map(({ coordinate }) => coordinate));
  const [latitude, longitude] = map.center;
  const middle = { west: longitude, south: latitude, east: longitude, north: latitude };
  /** What the map shows when nothing is picked. */
  const whole = () =>
    (tab === 'office' && office ? around([office]) : own ? null : around(places)) ?? middle;
  const { state, engine } = useEngine({
    ...{ element: canvas, engines, settings },
    options: () => ({
      ...{ base, bounds: whole(), padding },
      closest: tab === 'office' ? OFFICE_ZOOM : ZOOM,
      onError: (error) => onError?.(error),
    }),
  });
  const show = (some: readonly { coordinate: Coordinate }[], closest = ZOOM) => {
    const bounds = around(some);
    if (bounds) engine?.fit(bounds, padding(), { animate: true, closest });
  };

  const line = calculation.state.kind === 'done' ? calculation.state.answer.line : NO_LINE;
  // A way that has just been found is shown whole.
  useEffect(() => {
    if (line.length < 2) return;
    const way = line.map((coordinate) => ({ coordinate }));
    show(way, CLUSTER_ZOOM);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once a way, not with each render
  }, [line]);

  function pick(place: MapPlace) {
    view.setPicked(place.id);
    engine?.centre(place.coordinate, padding(), spots.shown ? SPOT_ZOOM : ZOOM);
  }
  /** Around one object its places are brought near enough to be told apart. */
  function showSpots(shown: boolean) {
    spots.setShown(shown);
    if (shown && own && view.own) show([view.own, ...(props.spots?.places ?? [])], SPOT_ZOOM);
  }
  /** Moves the map to a marker that lies beyond its edge or beneath the panel. */
  function reach(coordinate: Coordinate) {
    if (!engine || isInSight(engine.project(coordinate), canvas.current, padding())) return;
    engine.centre(coordinate, padding(), 0);
  }
  function choose(section: string) {
    view.choose(section);
    calculation.clear();
    show(view.of(section));
  }
  function open(next: string) {
    view.setTab(next === 'office' ? 'office' : 'objects');
    if (next === 'office' && office) engine?.centre(office.coordinate, padding(), OFFICE_ZOOM);
    else show(places);
  }

  const objects = (
    <ObjectsPanel view={view} failed={state === 'failed'} onChoose={choose}>
      <SpotsPanel
        spots={spots}
        onShow={showSpots}
        onPick={({ coordinate }) => {
          engine?.centre(coordinate, padding(), SPOT_ZOOM);
          // On a phone the list is far below the map.
          if (engine) canvas.current?.scrollIntoView({ block: 'nearest' });
        }}
      />
      {travel && from && !map.simplified && (
        <TravelForm
          {...{ travel, calculation, from }}
          landmarks={landmarksOf(map, view.chosen ?? view.own)}
        />
      )}
    </ObjectsPanel>
  );
  return (
    <div className={styles.map} data-state={state}>
      <div className={styles.zebra} />
      <div className={styles.sheet} data-state={state}>
        <div className={styles.canvas} ref={canvas} />
        <MapOverlay
          all={[...all, ...(office ? [office] : [])].map(({ coordinate }) => coordinate)}
          places={tab === 'objects' ? places : []}
          office={tab === 'office' ? office : null}
          route={tab === 'objects' ? line : []}
          areas={tab === 'objects' ? areas : []}
          spots={tab === 'objects' ? spots.places : []}
          activeSpot={spots.active}
          active={view.active}
          picked={view.picked}
          onPick={pick}
          onFocus={reach}
          onSpread={(some) => show(some, CLUSTER_ZOOM)}
          base={base}
          engine={engine}
          nameWidth={() => (canvas.current?.clientWidth ?? 0) - padding().right + MARGIN}
        />
        {engine && (
          <div className={styles.zoom}>
            <IconButton icon="plus" label="Приблизить" onClick={() => engine.zoomBy(1)} />
            <IconButton icon="minus" label="Отдалить" onClick={() => engine.zoomBy(-1)} />
          </div>
        )}
        <span className={styles.attribution}>{engine?.attribution ?? ATTRIBUTION}</span>
      </div>
      <div className={styles.panel} ref={panel}>
        {office ? (
          <Tabs
            label="Что показать на карте"
            selected={tab}
            onSelect={open}
            items={[
              { id: 'objects', label: 'Объекты на карте', content: objects },
              { id: 'office', label: 'Офис продаж', content: <OfficeCard office={office} /> },
            ]}
          />
        ) : (
          objects
        )}
      </div>
      <div className={styles.zebra} />
    </div>
  );
}
