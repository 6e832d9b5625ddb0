import type { Ref } from 'react';
import { PickBar } from '../../pick-bar/PickBar.tsx';
import type { PickerData } from '../data/picker-data.ts';

export interface PickerBarProps {
  picker: PickerData;
  heading: Ref<HTMLHeadingElement>;
}

/** What of a complex is looked at, and other ways to choose in it. */
export function PickerBar({ picker, heading }: PickerBarProps) {
  const { vendor, subvendor, coordinate, catalogue, model } = picker;
  return (
    <PickBar
      title={titleOf(picker)}
      coordinate={coordinate}
      heading={heading}
      ways={[
        ...(model ? [{ title: 'Моделью', href: model }] : []),
        { title: 'На фасаде', href: null },
        { title: 'Шахматка', href: catalogue.chess },
        { title: 'Списком', href: catalogue.list },
      ]}
      close={{ label: 'Закрыть выбор на фасаде', href: `/obekty/${vendor}/${subvendor}` }}
    />
  );
}

function titleOf({ complexName, buildingName, state, plan }: PickerData): string {
  if (state.genplan) return `«${complexName}», генплан`;
  const building = `«${complexName}», ${buildingName.toLowerCase()}`;
  return plan ? `${building}, этаж\u00a0${plan.floor}` : building;
}
