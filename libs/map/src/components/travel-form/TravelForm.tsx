import { Button } from '@m30/ui-kit/button';
import { useId, useRef, useState, type FormEvent } from 'react';
import type { MapPlace } from '../../core/map-data.ts';
import { inMinutes } from '../../core/in-minutes.ts';
import type { Travel } from '../../core/travel.ts';
import { AddressField } from '../address-field/AddressField.tsx';
import type { Landmarks } from './landmarks-of.ts';
import styles from './TravelForm.module.css';
import { TravelResult } from './TravelResult.tsx';
import type { useTravel } from './useTravel.ts';

export interface TravelFormProps {
  travel: Travel;
  calculation: ReturnType<typeof useTravel>;
  /** Where the way begins. */
  from: MapPlace;
  /** What is known before an address is typed. */
  landmarks: Landmarks;
}

/** «Узнайте, сколько времени займет дорога на работу»: an address, and minutes by car to it. */
export function TravelForm({ travel, calculation, from, landmarks }: TravelFormProps) {
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const { state, ask, refuse } = calculation;
  const { info } = landmarks;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (address.trim()) return ask(address.trim());
    refuse('Введите адрес работы');
    input.current?.focus();
  }

  return (
    <form className={styles.form} aria-labelledby={heading} noValidate onSubmit={submit}>
      <h3 id={heading}>Узнайте, сколько времени займет дорога на&nbsp;работу</h3>
      <AddressField
        ref={input}
        label="Адрес"
        value={address}
        onValueChange={setAddress}
        suggest={travel.suggest}
        error={state.kind === 'refused' ? state.message : undefined}
      />
      <Button type="submit" variant="secondary" wide loading={state.kind === 'loading'}>
        Рассчитать
      </Button>
      <div role="status">
        {state.kind === 'refused' && <span className="visually-hidden">{state.message}</span>}
        {state.kind === 'done' && <TravelResult answer={state.answer} from={from} />}
      </div>
      {(info.time_cad !== null || info.time_center !== null) && (
        <>
          <p className={styles.note}>{landmarks.from} на&nbsp;машине:</p>
          <dl className={styles.times}>
            {minutesTo('До КАД', info.time_cad)}
            {minutesTo('До центра города', info.time_center)}
          </dl>
        </>
      )}
    </form>
  );
}

function minutesTo(goal: string, minutes: number | null) {
  if (minutes === null) return null;
  return (
    <div key={goal}>
      <dt>{goal}</dt>
      <dd>{inMinutes(minutes)}</dd>
    </div>
  );
}
