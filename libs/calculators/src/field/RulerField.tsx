import { useId, type ReactNode } from 'react';
import { NumberText } from './NumberText.tsx';
import { Ruler } from './Ruler.tsx';
import styles from './RulerField.module.css';

/** How a number is shown and typed. */
export interface NumberNotation {
  /** Behind the number: «₽». */
  unit: string;
  /** The number in the field, without its unit. */
  write: (value: number) => string;
  /** The number with its unit, for ears and for the ends of the ruler. */
  say: (value: number) => string;
  /** How many of the owner's units one typed unit is: 100 kopecks in a rouble. */
  scale: number;
}

export interface RulerFieldProps {
  label: string;
  /** Name under which a form sends the text of the field. */
  name: string;
  value: number;
  /** Bounds of the ruler and of what may be typed. */
  min: number;
  max: number;
  step: number;
  notation: NumberNotation;
  onChange: (value: number) => void;
  /**
   * Ends in other words than the notation's.
   * @default notation.say
   */
  sayEnd?: ((value: number) => string) | undefined;
  /**
   * Greatest number that may be typed beyond the ruler.
   * @default max
   */
  typedMax?: number | undefined;
  /**
   * Least number that may be typed before the ruler.
   * @default min
   */
  typedMin?: number | undefined;
  /** A second figure beside the first: the same amount in per cent. */
  aside?: ReactNode;
}

/** One number by a ruler or typed; a form without script sends what is typed. */
export function RulerField(props: RulerFieldProps) {
  const { label, name, value, min, max, step, notation, onChange, aside } = props;
  const { sayEnd = notation.say, typedMax = max, typedMin = min } = props;
  const id = useId();
  const type = (typed: number, left: boolean) => {
    const wanted = Math.round(typed * notation.scale * 1000) / 1000;
    const allowed = Math.min(typedMax, Math.max(typedMin, wanted));
    // «5» on the way to «5 000 000» is no choice yet.
    if (left || wanted === allowed) onChange(allowed);
  };
  return (
    <div>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.figures}>
          <NumberText
            id={id}
            name={name}
            text={notation.write(value)}
            unit={notation.unit}
            onNumber={type}
          />
          {aside}
        </span>
      </div>
      <Ruler
        label={`${label}, ползунок`}
        {...{ value, min, max, step, onChange }}
        text={notation.say(value)}
        ends={[sayEnd(min), sayEnd(max)]}
      />
    </div>
  );
}
