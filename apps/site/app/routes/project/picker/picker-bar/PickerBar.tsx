import type { Ref } from 'react';
import { IconButton } from '@m30/ui-kit/icon-button';
import { Coordinate } from '../../../../components/coordinate/Coordinate.tsx';
import type { PickerData } from '../data/picker-data.ts';
import styles from './PickerBar.module.css';

export interface PickerBarProps {
  picker: PickerData;
  heading: Ref<HTMLHeadingElement>;
}

/** What is looked at, other ways to look at it, and the way out; stands in line with the header. */
export function PickerBar({ picker, heading }: PickerBarProps) {
  const { vendor, subvendor, coordinate, catalogue } = picker;
  return (
    <div className={styles.bar}>
      <h1 ref={heading} tabIndex={-1}>
        {titleOf(picker)}
      </h1>
      <span className={styles.place}>
        <Coordinate value={[coordinate[0], coordinate[1]]} />
      </span>
      <nav className={styles.ways} aria-label="Способ выбора">
        <span aria-current="true">На фасаде</span>
        <a href={catalogue.chess}>Шахматка</a>
        <a href={catalogue.list}>Списком</a>
      </nav>
      <IconButton
        className={styles.close}
        label="Закрыть выбор на фасаде"
        icon="close"
        iconSize={24}
        href={`/obekty/${vendor}/${subvendor}`}
      />
    </div>
  );
}

function titleOf({ complexName, buildingName, state, plan }: PickerData): string {
  if (state.genplan) return `«${complexName}», генплан`;
  const building = `«${complexName}», ${buildingName.toLowerCase()}`;
  return plan ? `${building}, этаж\u00a0${plan.floor}` : building;
}
