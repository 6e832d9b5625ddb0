import { useEffect, useRef } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Meridian } from '@m30/ui-kit/meridian';
import type { PickerData } from '../data/picker-data.ts';
import type { Marked } from '../picker-stage/PickerStage.tsx';
import { ChoiceTable } from './ChoiceTable.tsx';
import styles from './PickerSide.module.css';
import { RoomFilter } from './RoomFilter.tsx';

export interface PickerSideProps extends Marked {
  picker: PickerData;
}

/** The twin of the picture: buildings, filter, and the choices as rows. */
export function PickerSide({ picker, active, onActive }: PickerSideProps) {
  const { places, picture, state, choices } = picker;
  const chosen = state.genplan ? undefined : choices.find(({ current }) => current);
  return (
    <div className={styles.side} id="choices">
      <Places places={places} />
      <RoomFilter picker={picker} />
      <ChoiceTable picker={picker} active={active} onActive={onActive} />
      <Meridian side="beside" className={styles.here} />
      {picture && (
        <p className={styles.note}>
          {state.genplan
            ? 'Список повторяет генплан: строка и\u00a0корпус подсвечиваются вместе.'
            : 'Список повторяет фасад: строка и\u00a0этаж подсвечиваются вместе, Enter выбирает этаж.'}
        </p>
      )}
      {chosen && (
        <div className={styles.foot}>
          <Button className={styles.open} wide href={chosen.href}>
            План этажа {chosen.sign}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Buildings in one line; the chosen one is brought into sight. */
function Places({ places }: Pick<PickerData, 'places'>) {
  const line = useRef<HTMLElement>(null);
  const chosen = places.find(({ current }) => current)?.title;
  useEffect(() => {
    const link = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (line.current && link)
      line.current.scrollLeft = link.offsetLeft - line.current.clientWidth / 2;
  }, [chosen]);
  return (
    <nav className={styles.places} ref={line} aria-label="Корпуса">
      {places.map(({ title, href, current }) => (
        <a key={title} href={href} data-keep-scroll="" aria-current={current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
