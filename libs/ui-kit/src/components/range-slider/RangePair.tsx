import { useState } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/Fieldset.tsx';
import { boundsOf, movePair, settlePair, type Pair } from './range.ts';
import { RangeInput } from './RangeInput.tsx';
import styles from './RangeSlider.module.css';
import { sayNumber, type RangeOwnProps } from './RangeSlider.tsx';
import { Track } from './Track.tsx';

/** Other props and `ref` go to the `<fieldset>`. */
export interface RangePairProps
  extends RangeOwnProps, Omit<FieldsetProps, 'legend' | 'size' | 'defaultValue' | 'children'> {
  /** Lower and upper end, where the owner keeps them; brought within the bounds and apart. */
  value?: Pair | undefined;
  /**
   * Both ends at first.
   * @default the whole scale
   */
  defaultValue?: Pair | undefined;
  /** An end was moved. */
  onValueChange?: ((value: Pair) => void) | undefined;
  /** Names under which a form sends the two ends. */
  names?: readonly [from: string, to: string] | undefined;
}

/** Two ends of a range by one ruler and two inputs; the ends never meet. */
export function RangePair({
  label,
  value,
  defaultValue,
  onValueChange,
  format = sayNumber,
  after,
  names,
  min,
  max,
  step,
  minRange,
  ...rest
}: RangePairProps) {
  const bounds = boundsOf({ min, max, step, minRange });
  const [own, setOwn] = useState<Pair>(defaultValue ?? [bounds.min, bounds.max]);
  const pair = settlePair(value ?? own, bounds);
  const [from, to] = pair;
  const move = (end: 0 | 1) => (next: number) => {
    const allowed = movePair(pair, end, next, bounds);
    if (allowed[0] === from && allowed[1] === to) return;
    setOwn(allowed);
    onValueChange?.(allowed);
  };
  const handle = (end: 0 | 1, word: string) => ({
    value: pair[end],
    label: `${label}, ${word}`,
    valueText: format(pair[end]),
    onMove: move(end),
  });
  return (
    <Fieldset {...rest} size="label" legend={label}>
      <span className={styles.inputs}>
        <RangeInput label="От" value={from} onCommit={move(0)} name={names?.[0]} after={after} />
        <RangeInput label="До" value={to} onCommit={move(1)} name={names?.[1]} after={after} />
      </span>
      <Track bounds={bounds} handles={[handle(0, 'от'), handle(1, 'до')]} />
    </Fieldset>
  );
}
