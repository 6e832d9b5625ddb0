import type { ComponentProps, CSSProperties } from 'react';
import { Meridian } from '../meridian/Meridian.tsx';
import styles from './Stepper.module.css';

/** Other props go to the root. */
export interface StepperProps extends ComponentProps<'div'> {
  /** Names of the steps in order. */
  steps: readonly string[];
  /** The step that is under way, from 1; beyond the last when all is done. */
  current: number;
}

/** The number of divisions, for the style sheet. */
interface Ruler extends CSSProperties {
  '--m30-steps': number;
}

/** A ruler with one division a step: done, under way, to come; phones name the present step only. */
export function Stepper({ steps, current, className, style, ...rest }: StepperProps) {
  const name = steps[current - 1];
  const spoken = name ? `Этап ${current} из ${steps.length}: ${name}` : 'Все этапы пройдены';
  const state = (index: number) =>
    index + 1 < current ? 'done' : index + 1 === current ? 'now' : 'next';
  const ruler: Ruler = { '--m30-steps': steps.length, ...style };
  return (
    <div {...rest} className={className} style={ruler}>
      <div className={styles.ruler} role="img" aria-label={spoken}>
        {steps.map((step, index) => (
          <i key={step} data-state={state(index)} />
        ))}
        {name && (
          <Meridian
            className={styles.now}
            at={Math.round(((current - 1) / steps.length) * 1000) / 10}
          />
        )}
      </div>
      <ol className={styles.labels}>
        {steps.map((step, index) => (
          <li
            key={step}
            data-state={state(index)}
            aria-current={state(index) === 'now' ? 'step' : undefined}
          >
            {`${index + 1}. ${step}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
