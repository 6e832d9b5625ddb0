import { useId, useState, type CSSProperties } from 'react';
import { lotNumber } from '../../../../store/cart/lot-words.ts';
import type { ComparedLot } from '../../../../store/compare/index.ts';
import styles from './CompareScene.module.css';
import { isPlanned, overlay, type PlannedFlat } from './overlay.ts';

export interface CompareSceneProps {
  /** Of one kind, the pinned one first. */
  lots: readonly ComparedLot[];
}

/** Flats as drawings: two plans over each other at one scale, and the floors of all on one facade. */
export function CompareScene({ lots }: CompareSceneProps) {
  const flats = lots.filter(isPlanned);
  const [first] = flats;
  const onFloors = lots.filter((lot) => 'floors' in lot);
  if (onFloors.length < 2) return null;
  return (
    <section className={styles.scene} aria-label="Планы и этажи">
      {first && first === lots[0] && flats.length > 1 && (
        <Overlay pinned={first} others={flats.slice(1)} />
      )}
      <Floors lots={onFloors} />
    </section>
  );
}

/** Metres that the bar of the scale is long. */
const BAR = 2;

function Overlay({ pinned, others }: { pinned: PlannedFlat; others: readonly PlannedFlat[] }) {
  const group = useId();
  const [chosen, setChosen] = useState<string>();
  const [first] = others;
  const other = others.find(({ id }) => id === chosen) ?? first;
  if (!other) return null;
  const { width, height, layers } = overlay([pinned, other]);
  const placed = layers.map((layer) =>
    Object.fromEntries(Object.entries(layer).map(([side, share]) => [side, `${share}%`])),
  );
  return (
    <figure className={styles.overlay}>
      <h2>Планы один на&nbsp;другом</h2>
      <div
        className={styles.field}
        role="img"
        aria-label={`Планы ${lotNumber(pinned)} и ${lotNumber(other)} в\u00a0одном масштабе`}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <img src={pinned.planSheet.walls} alt="" style={placed[0]} />
        <span data-over="" style={placed[1]}>
          <img src={other.planSheet.walls} alt="" />
        </span>
      </div>
      <p className={styles.scale} style={{ width: `${(BAR / width) * 100}%` }}>
        {BAR}&nbsp;м
      </p>
      <figcaption>
        <span data-mark="pinned">{lotNumber(pinned)}</span>
        {others.length === 1 ? (
          <span data-mark="over">{lotNumber(other)}</span>
        ) : (
          <span role="radiogroup" aria-label="С чем сравнить план">
            {others.map((lot) => (
              <label key={lot.id} data-mark="over">
                <input
                  type="radio"
                  name={group}
                  checked={lot === other}
                  onChange={() => setChosen(lot.id)}
                />
                {lotNumber(lot)}
              </label>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  );
}

type OnFloor = Extract<ComparedLot, { floors: number }>;

/** Every house a column of its floors, all at one scale; whoever lives in one house shares a column. */
function Floors({ lots }: { lots: readonly OnFloor[] }) {
  const houses = Map.groupBy(lots, ({ vendor, subvendor }) => `${vendor} ${subvendor}`);
  const highest = Math.max(...lots.map(({ floors }) => floors));
  const storey = Math.max(LEAST, Math.floor(HEIGHT / highest));
  return (
    <figure className={styles.floors}>
      <h2>Этажи на&nbsp;одном фасаде</h2>
      <ul
        style={{ '--m30-storey': `${storey}px`, height: `${highest * storey}px` } as CSSProperties}
      >
        {[...houses].map(([house, within]) => (
          <li
            key={house}
            style={{ height: `${Math.max(...within.map(({ floors }) => floors)) * storey}px` }}
          >
            {floorsOf(within).map(([floor, neighbours]) => (
              <div
                key={floor}
                style={{ bottom: `${(floor - 1) * storey}px`, height: `${storey}px` }}
              >
                {neighbours.map((lot, at) => (
                  <a key={lot.id} href={lot.url}>
                    <span>
                      {at === 0 && <>{floor}&nbsp;этаж, </>}№&nbsp;{lot.number}
                      <span className="visually-hidden">
                        , {lot.complexName}, {lot.buildingName.toLowerCase()}
                      </span>
                    </span>
                  </a>
                ))}
              </div>
            ))}
          </li>
        ))}
      </ul>
      <ol aria-hidden="true">
        {[...houses].map(([house, [lot]]) => (
          <li key={house}>
            {lot?.complexName}, {lot?.buildingName.toLowerCase()}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** The highest floor first; whoever lives on one floor stands in one row. */
const floorsOf = (lots: readonly OnFloor[]) =>
  [...Map.groupBy(lots, ({ floor }) => floor)].toSorted(([one], [other]) => other - one);

/** Pixels of the highest house, and of a storey at least. */
const HEIGHT = 300;
const LEAST = 14;
