import { coastIn, frameOf, labelSides } from '@m30/map/core';
import type { PlaceOnMap } from '../../data/places.server.ts';
import styles from './MapView.module.css';
import { pinWords } from './place-words.ts';

/** Widths for which the pins' words are arranged, CSS pixels: a phone's and a desk's. On a wider chart they stand further apart. */
const NARROW = 290;
const WIDE = 400;

/** What the chart leaves free at its sides for words, CSS pixels. */
const BESIDE = 50;

/** The complexes at their true positions over coast and Neva: what the map is before its code is there, and without scripts. */
export function PlaceChart({ places }: { places: readonly PlaceOnMap[] }) {
  const frame = frameOf(places.map(({ coordinate }) => coordinate));
  const points = places.map(({ coordinate }) => frame.place(coordinate));
  const sidesAt = (width: number) =>
    labelSides(
      places.map((place, index) => ({
        point: {
          x: (points[index]?.x ?? 0) * width + BESIDE,
          y: ((points[index]?.y ?? 0) * width) / frame.aspect,
        },
        name: pinWords(place),
      })),
      width + 2 * BESIDE,
    );
  const [narrow, wide] = [sidesAt(NARROW), sidesAt(WIDE)];
  return (
    <div className={styles.sheet}>
      <div className={styles.room}>
        <div
          className={styles.chart}
          style={{
            aspectRatio: frame.aspect,
            width: `min(100cqw, 100cqh * ${frame.aspect.toFixed(4)})`,
          }}
        >
          <img src="/map/coast.svg" alt="" style={coastIn(frame)} />
          {places.map((place, index) => (
            <a
              key={place.vendor}
              className={styles.pin}
              href={place.href}
              aria-label={`${place.name}: ${pinWords(place)}`}
              title={place.name}
              data-narrow={narrow[index]}
              data-wide={wide[index]}
              style={{
                left: `${((points[index]?.x ?? 0) * 100).toFixed(2)}%`,
                top: `${((points[index]?.y ?? 0) * 100).toFixed(2)}%`,
              }}
            >
              <span>{pinWords(place)}</span>
            </a>
          ))}
        </div>
      </div>
      <small>© участники OpenStreetMap</small>
    </div>
  );
}
