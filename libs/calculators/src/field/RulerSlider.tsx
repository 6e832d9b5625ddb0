import { useId } from 'react';
import { Ruler, type RulerProps } from './Ruler.tsx';
import styles from './RulerSlider.module.css';

export interface RulerSliderProps extends Omit<RulerProps, 'id' | 'label'> {
  /** What is measured. */
  label: string;
}

/** A ruler with its name and its value in words. */
export function RulerSlider({ label, ...ruler }: RulerSliderProps) {
  const id = useId();
  return (
    <div>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value} aria-hidden="true">
          {ruler.text}
        </span>
      </div>
      <Ruler id={id} {...ruler} />
    </div>
  );
}
