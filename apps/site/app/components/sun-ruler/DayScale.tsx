import type { KeyboardEvent } from 'react';
import { Scale } from './Scale.tsx';

/** Minutes that the ruler shows, from three in the night to eleven in the evening, all the year. */
export const DAY = { from: 180, to: 1380 } as const;

const HOURS = Array.from({ length: 19 }, (_, index) => [(index + 4) * 60, index + 4] as const);

export interface DayScaleProps {
  /** Of the day. */
  minute: number;
  /** The time and what it means, spoken. */
  valueText: string;
  className?: string | undefined;
  onMinute: (minute: number) => void;
  /** Some months on: arrows up and down. */
  onMonth: (step: number) => void;
}

/** The hours of a day as a part of the longitude scale, ten minutes a step. */
export function DayScale({ minute, valueText, className, onMinute, onMonth }: DayScaleProps) {
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    onMonth(step);
  };
  return (
    <Scale
      className={className}
      label="Время суток"
      valueText={valueText}
      min={DAY.from}
      max={DAY.to}
      step={10}
      value={minute}
      strokes={[20, 120]}
      marks={HOURS}
      dense
      onValue={onMinute}
      onKeyDown={onKey}
    />
  );
}
