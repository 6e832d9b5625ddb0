import { useMemo, useRef, useState } from 'react';
import { northOf } from '@m30/scene/model';
import { useLiveStatus, withState } from '../../../../store/live/index.ts';
import { chosenOf, isSame, namesOf, pickOf, type Chosen } from '../core/chosen.ts';
import { isOffered, stateOf, type RoomsWish } from '../core/flats.ts';
import { FIRST, natureOf, sunOf } from '../../../../components/sun-ruler/sun-time.ts';
import type { ModelData } from '../core/model-data.ts';
import pageStyles from '../frame/Frame.module.css';
import { HouseTable } from '../side/HouseTable.tsx';
import { ModelSide } from '../side/ModelSide.tsx';
import { ModelWords } from '../still/ModelWords.tsx';
import { Callout } from './Callout.tsx';
import { HouseLabels } from './HouseLabels.tsx';
import styles from './LateModel.module.css';
import type { LoadedModel } from './load-model.ts';
import { placeLabels } from './place-labels.ts';
import { RoomsChips } from './RoomsChips.tsx';
import { SunBar } from '../../../../components/sun-ruler/SunBar.tsx';
import { TurnButtons } from './TurnButtons.tsx';
import { useViewer } from './use-viewer.ts';

export interface TurningModelProps {
  data: ModelData;
  loaded: LoadedModel;
}

/** A model under the hand, with all that it shows in a list beside it. */
export function TurningModel({ data, loaded }: TurningModelProps) {
  const { vendor, houses, coordinate, complexName, ways } = data;
  const { model, placed } = loaded;
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const [moment, setMoment] = useState(FIRST);
  const [wish, setWish] = useState<RoomsWish>(null);
  const [chosen, setChosen] = useState<Chosen>({
    ...{ subvendor: houses[0]?.subvendor ?? '', floor: null, flat: null },
  });
  const [isChosen, setIsChosen] = useState(false);
  // The pointer may leave while the focus stays; one that rests, while the focus moves and the page scrolls below it, points at nothing.
  const [pointed, setPointed] = useState<Chosen | null>(null);
  const [focused, setFocused] = useState<Chosen | null>(null);
  const point = (next: Chosen | null) =>
    setPointed((before) => (isSame(before, next) ? before : next));

  const ids = useMemo(() => loaded.flats.map(({ cell }) => cell.id), [loaded]);
  const live = useLiveStatus(ids);
  const flats = useMemo(
    () =>
      loaded.flats.map((flat) => {
        const state = live.get(flat.cell.id);
        return state ? { ...flat, cell: withState(flat.cell, state) } : flat;
      }),
    [loaded, live],
  );
  const names = useMemo(() => namesOf(placed, loaded.flats), [placed, loaded]);
  const labelled = useMemo(
    () =>
      model.labels.flatMap((label) => {
        const house = houses.find(
          ({ subvendor }) => subvendor === names.aliases.get(label.building),
        );
        return house ? [{ ...label, name: house.name }] : [];
      }),
    [model, houses, names],
  );
  const states = useMemo(() => {
    const cells = new Map(flats.map(({ cell }) => [cell.id, cell]));
    return placed.map(({ id }) => {
      const cell = cells.get(id);
      return cell ? stateOf(cell, wish) : 'paper';
    });
  }, [flats, placed, wish]);

  const choose = (next: Chosen) => {
    setChosen(next);
    setIsChosen(true);
  };
  const meant = pointed ?? focused ?? (isChosen ? chosen : null);
  const mark = useMemo(() => meant && pickOf(meant, names), [meant, names]);
  const sun = useMemo(() => sunOf(coordinate, moment), [coordinate, moment]);
  const viewer = useViewer(canvas, {
    ...{ model, sun, month: moment.month, states, mark },
    onHover: (pick) => point(chosenOf(pick, names, placed)),
    onChoose(pick) {
      const next = chosenOf(pick, names, placed);
      if (next) choose(next);
      else setIsChosen(false);
    },
    onDraw(made) {
      const spots = [...labelled.map(({ at }) => at), northOf(model.board)];
      if (labels.current) placeLabels(labels.current, spots.map(made.place));
    },
  });

  if (viewer === 'failed') return <WithoutViewer data={data} />;
  const freeOf = (building: string) =>
    flats.filter(
      ({ cell, subvendor }) => names.aliases.get(building) === subvendor && isOffered(cell, wish),
    ).length;
  return (
    <div className={pageStyles.work}>
      <div className={pageStyles.sight}>
        <div className={styles.view}>
          <div className={styles.stage}>
            <canvas
              ref={canvas}
              tabIndex={0}
              // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- keys turn it; all it shows stands in the list
              role="application"
              aria-label={`Модель комплекса «${complexName}»`}
              aria-describedby="model-keys"
            />
            <HouseLabels
              layer={labels}
              houses={labelled.map(({ building, name }) => ({
                ...{ building, name, free: freeOf(building) },
              }))}
            />
            <RoomsChips flats={flats} wish={wish} onWish={setWish} />
            <TurnButtons viewer={viewer} />
          </div>
          <Callout meant={meant} flats={flats} wish={wish} />
        </div>
        <p id="model-keys" className={styles.keys}>
          Тяните модель или нажимайте стрелки; плюс и&nbsp;минус приближают, с&nbsp;Shift стрелки
          двигают.
        </p>
        <SunBar moment={moment} sun={sun} nature={natureOf(model)} onMoment={setMoment} />
      </div>
      <ModelSide
        {...{ vendor, houses, flats, wish, chosen }}
        onChoose={choose}
        onPoint={point}
        onFocused={(next) => {
          setPointed(null);
          setFocused(next);
        }}
      >
        <ModelWords houses={houses} ways={ways} />
      </ModelSide>
    </div>
  );
}

/** A browser without WebGL keeps the drawing and the figures. */
function WithoutViewer({ data }: { data: ModelData }) {
  const { vendor, houses, model, complexName, ways } = data;
  return (
    <div className={pageStyles.work}>
      <div className={pageStyles.sight}>
        <div className={pageStyles.still}>
          <img
            src={model.picture}
            alt={`Модель комплекса «${complexName}»`}
            width={1200}
            height={887}
          />
          <div className={pageStyles.start}>
            <p role="alert">В&nbsp;этом браузере модель не&nbsp;поворачивается: нет WebGL.</p>
          </div>
        </div>
      </div>
      <div className={pageStyles.side}>
        <HouseTable vendor={vendor} houses={houses} />
        <ModelWords houses={houses} ways={ways} />
      </div>
    </div>
  );
}
