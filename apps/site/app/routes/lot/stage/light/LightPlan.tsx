import { Fragment } from 'react';
import type { PlanSheet as Sheet } from '../plan/place-words.ts';
import { PlanSheet } from '../plan/PlanSheet.tsx';
import { instantOf, isSunny, type Light } from './core/light.ts';
import { sunAt } from '../../../../components/sun-ruler/sun-at.ts';
import { bearingWords } from '../../../../components/sun-ruler/sun-words.ts';
import { sunPatch, type Box, type Point } from './core/sun-patch.ts';
import { SunCompass } from './SunCompass.tsx';
import styles from './LightPlan.module.css';

export interface LightPlanProps {
  sheet: Sheet;
  alt: string;
  light: Light;
  day: number;
  minute: number;
}

/** The plan with the sun on its floors at a minute, and where the sun stands. */
export function LightPlan({ sheet, alt, light, day, minute }: LightPlanProps) {
  const sun = sunAt(light.coordinate, instantOf(light, day, minute));
  const isUp = sun.altitude > 0;
  const patches = light.rooms.flatMap((room) =>
    room.windows.flatMap(({ ends, days }) => {
      const box = ends && boxAt(sheet, ends);
      if (!box || !isUp || !isSunny(days?.[day] ?? [], minute)) return [];
      return [{ ends, patch: sunPatch(ends, box, sun, light.north) }];
    }),
  );
  return (
    <div className={styles.ground}>
      <div className={styles.plan} data-drawing="">
        <PlanSheet sheet={sheet} alt={alt}>
          <svg
            className={styles.sun}
            viewBox={`0 0 ${sheet.width} ${sheet.height}`}
            aria-hidden="true"
          >
            {patches.map(({ ends, patch }) => (
              <Fragment key={ends.join(' ')}>
                {patch.length > 2 && (
                  <>
                    <polygon data-ray="" points={pointsOf(hull([...ends, ...patch]))} />
                    <polygon points={pointsOf(patch)} />
                  </>
                )}
              </Fragment>
            ))}
          </svg>
        </PlanSheet>
      </div>
      <p className={styles.place}>
        <SunCompass azimuth={isUp ? sun.azimuth : null} north={light.north} />
        {isUp ? (
          <span>
            <b>{Math.round(sun.altitude)}° над&nbsp;горизонтом</b>
            солнце {bearingWords(sun.azimuth)}, азимут {Math.round(sun.azimuth)}°
          </span>
        ) : (
          <b>Солнце за&nbsp;горизонтом</b>
        )}
      </p>
    </div>
  );
}

/** The room that a window is in: its box holds a place just within. */
function boxAt({ rooms }: Sheet, [[ax, ay], [bx, by]]: readonly [Point, Point]): Box | null {
  const [x, y] = [(ax + bx) / 2, (ay + by) / 2];
  const near = 0.15;
  const found = rooms.filter(
    ({ name, box: [left, top, width, height] }) =>
      !/лоджия|балкон|терраса|веранда/i.test(name) &&
      x > left - near &&
      x < left + width + near &&
      y > top - near &&
      y < top + height + near,
  );
  return found[0]?.box ?? null;
}

const pointsOf = (points: readonly Point[]) =>
  points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');

/** The least convex polygon around points: the light in the air between a window and its patch. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (row: readonly Point[]) =>
    row.reduce<Point[]>((corners, point) => {
      while (
        corners.length > 1 &&
        turns(corners.at(-2) as Point, corners.at(-1) as Point, point) <= 0
      ) {
        corners.pop();
      }
      return [...corners, point];
    }, []);
  return [...half(sorted).slice(0, -1), ...half(sorted.toReversed()).slice(0, -1)];
}

const turns = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
