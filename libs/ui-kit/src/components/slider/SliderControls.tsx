import { IconButton } from '../icon-button/IconButton.tsx';
import type { SliderPlace } from './use-keen.ts';
import styles from './Slider.module.css';

/** Counter and the two buttons, where there is something to turn; their place is kept empty until they work. */
export function SliderControls({
  total,
  counter,
  place,
  onStep,
}: {
  total: number;
  counter: boolean;
  place: SliderPlace | null;
  onStep: (by: 1 | -1) => void;
}) {
  const { index, last } = place ?? { index: 0, last: total - 1 };
  // Of slides side by side the counter tells the first and the last in sight, so that it reaches the end.
  const from = index + 1;
  const to = Math.min(total, from + Math.max(0, total - 1 - last));
  const seen = to > from ? `${from}–${to}` : String(from);
  return (
    <div className={styles.controls}>
      {counter && last > 0 && (
        <p className={styles.counter} aria-hidden="true">
          {seen} / {total}
        </p>
      )}
      {place !== null && last > 0 && (
        <>
          <p className="visually-hidden" aria-live="polite">
            {to > from ? 'Слайды' : 'Слайд'} {seen} из {total}
          </p>
          <div className={styles.buttons}>
            <IconButton
              bordered
              icon="chevron-left"
              label="Предыдущий слайд"
              // Not `disabled`: that would take the focus from under the finger.
              aria-disabled={index === 0}
              onClick={() => onStep(-1)}
            />
            <IconButton
              bordered
              icon="chevron-right"
              label="Следующий слайд"
              aria-disabled={index >= last}
              onClick={() => onStep(1)}
            />
          </div>
        </>
      )}
    </div>
  );
}
