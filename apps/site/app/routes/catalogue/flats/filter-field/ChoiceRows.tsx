import type { FacetOption } from '@m30/api';
import { Checkbox } from '@m30/ui-kit/checkbox';
import styles from './FilterField.module.css';

export interface ChoiceRowsProps {
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
}

/** Options as ticked lines, their counts at the end of each. */
export function ChoiceRows({ name, options, chosen }: ChoiceRowsProps) {
  return (
    <div className={styles.rows}>
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          className={styles.row}
          name={name}
          value={value}
          defaultChecked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
        >
          {label} <small>{count}</small>
        </Checkbox>
      ))}
    </div>
  );
}
