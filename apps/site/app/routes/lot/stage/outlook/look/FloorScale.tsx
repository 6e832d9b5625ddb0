import { useMemo } from 'react';
import { EYES, viewOf } from '@m30/scene';
import { Scale } from '../../../../../components/sun-ruler/Scale.tsx';
import { windowOn, type WindowPlace } from './core/floors.ts';
import { floorWords } from './core/look-words.ts';
import styles from './LookAround.module.css';

export interface FloorScaleProps {
  place: WindowPlace;
  floor: number;
  onFloor: (floor: number) => void;
}

/** The floors of the house as a part of the longitude scale: how the view changes from one to the next. */
export function FloorScale({ place, floor, onFloor }: FloorScaleProps) {
  const { floors, floor: own } = place;
  const [lowest, highest] = [floors[0]?.floor ?? 0, floors.at(-1)?.floor ?? 0];
  const words = useMemo(() => {
    const window = windowOn(place, floor);
    return floorWords(viewOf(place.geometry, window), window.floor + EYES);
  }, [place, floor]);
  if (highest <= lowest) return null;
  const isOwn = floor === own;
  return (
    <div className={styles.floors}>
      <p>
        <span>Этаж: посмотрите, как меняется вид</span>
        <b>
          {floor} из&nbsp;{highest}
        </b>
      </p>
      <Scale
        label="Этаж"
        valueText={`Этаж ${floor}${isOwn ? ', эта квартира' : ''}: ${words}`}
        min={lowest}
        max={highest}
        value={floor}
        strokes={[1, highest - lowest]}
        marks={[
          [lowest, lowest],
          ...(own > lowest + 1 && own < highest - 1
            ? [[own, `${own}, эта квартира`] as const]
            : []),
          [highest, highest],
        ]}
        onValue={onFloor}
      />
      <p aria-hidden="true">{words}</p>
    </div>
  );
}
