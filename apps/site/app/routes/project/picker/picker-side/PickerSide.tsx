import { Button } from '@m30/ui-kit/button';
import type { PickerData } from '../picker-data.ts';
import type { Marked } from '../picker-stage/PickerStage.tsx';
import { ChoiceTable } from './ChoiceTable.tsx';
import styles from './PickerSide.module.css';
import { RoomFilter } from './RoomFilter.tsx';

/** Props of {@link PickerSide}. */
export interface PickerSideProps extends Marked {
  picker: PickerData;
}

/** The twin of the picture: buildings, filter, and the choices as rows. */
export function PickerSide({ picker, active, onActive }: PickerSideProps) {
  const { places, picture, state, choices } = picker;
  const chosen = state.genplan ? undefined : choices.find(({ current }) => current);
  return (
    <div className={styles.side} id="choices">
      <nav className={styles.places} aria-label="Корпуса">
        {places.map(({ title, href, current }) => (
          <a
            key={title}
            href={href}
            data-keep-scroll=""
            aria-current={current ? 'true' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      <RoomFilter picker={picker} />
      <ChoiceTable picker={picker} active={active} onActive={onActive} />
      <div className={styles.foot}>
        {picture && (
          <p className={styles.note}>
            {state.genplan
              ? 'Список повторяет генплан: строка и\u00a0корпус подсвечиваются вместе.'
              : 'Список повторяет фасад: строка и\u00a0этаж подсвечиваются вместе, Enter выбирает этаж.'}
          </p>
        )}
        {chosen && (
          <Button className={styles.open} wide href={chosen.href}>
            План этажа {chosen.sign}
          </Button>
        )}
      </div>
    </div>
  );
}
