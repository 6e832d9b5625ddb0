import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { PickedDay } from './SlotPicker.tsx';
import styles from './SlotPicker.module.css';

interface TimeTileProps {
  one: PickedDay['times'][number];
  name: string;
  chosen: boolean;
  booked: boolean;
  onChoose: () => void;
}

/** One time: a radio button, shut and crossed out where somebody has taken it. */
export function TimeTile({ one, name, chosen, booked, onChoose }: TimeTileProps) {
  const { at, time, free } = one;
  return (
    <label className={styles.time} data-booked={booked || undefined}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={at}
        required
        checked={chosen}
        disabled={!free || booked}
        onChange={onChoose}
      />
      {time}
      {booked ? (
        <small>
          <VisuallyHidden>, </VisuallyHidden>вы&nbsp;записаны
        </small>
      ) : (
        !free && <VisuallyHidden>, занято</VisuallyHidden>
      )}
    </label>
  );
}
