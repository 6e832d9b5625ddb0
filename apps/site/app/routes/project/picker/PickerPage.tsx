import { useEffect, useRef, useState } from 'react';
import { FlatStrip } from './flat-strip/FlatStrip.tsx';
import type { PickerData } from './data/picker-data.ts';
import { PickerBar } from './picker-bar/PickerBar.tsx';
import styles from './PickerPage.module.css';
import { PickerSide } from './picker-side/PickerSide.tsx';
import { PickerStage } from './picker-stage/PickerStage.tsx';
import { PlanLevel } from './plan-level/PlanLevel.tsx';

export interface PickerPageProps {
  picker: PickerData;
}

/** A flat chosen by eye: complex, facade, floor, flat. Each step is an address, each list has its picture. */
export function PickerPage({ picker }: PickerPageProps) {
  const { subvendor, state, picture, flats, plan } = picker;
  const [active, setActive] = useState<string | null>(null);
  const level = plan ? 'plan' : `${state.genplan ? 'genplan' : subvendor} ${picture?.id ?? ''}`;
  const heading = useHeadingOf(level);
  return (
    <>
      <PickerBar picker={picker} heading={heading} />
      {plan ? (
        <PlanLevel picker={picker} plan={plan} />
      ) : (
        <div className={styles.work}>
          <div className={styles.sight}>
            {picture && (
              <PickerStage
                key={level}
                picker={picker}
                picture={picture}
                active={active}
                onActive={setActive}
              />
            )}
            {flats.length > 0 ? (
              <FlatStrip flats={flats} floor={state.floor ?? 0} />
            ) : (
              <p className={styles.hint}>
                {state.genplan
                  ? 'Выберите корпус на генплане или в списке: здесь будет его фасад.'
                  : 'Выберите этаж на фасаде или в списке: здесь появятся его квартиры.'}
              </p>
            )}
          </div>
          <PickerSide picker={picker} active={active} onActive={setActive} />
        </div>
      )}
    </>
  );
}

/** The heading takes the focus when a step has carried off the link that had it. */
function useHeadingOf(level: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(level);
  useEffect(() => {
    if (shown.current === level) return;
    shown.current = level;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [level]);
  return heading;
}
