import type { FacetOption } from '@m30/api';
import { Chip } from '@m30/ui-kit/chip';
import styles from './FilterField.module.css';

export interface ChoiceChipsProps {
  name: string;
  /** One that nobody has counted stands without its count. */
  options: readonly (Omit<FacetOption, 'count'> & Partial<Pick<FacetOption, 'count'>>)[];
  chosen: readonly string[];
  /** Words of a choice that lifts the filter; it makes the chips one-of-all. */
  none?: string;
}

/** Options as chips with their counts; an impossible one stays in sight, disabled. */
export function ChoiceChips({ name, options, chosen, none }: ChoiceChipsProps) {
  const type = none === undefined ? 'checkbox' : 'radio';
  return (
    <div className={styles.chips}>
      {none !== undefined && (
        <Chip type="radio" name={name} value="" defaultChecked={chosen.length === 0}>
          {none}
        </Chip>
      )}
      {options.map(({ value, label, count }) => (
        <Chip
          key={value}
          type={type}
          name={name}
          value={value}
          count={count}
          defaultChecked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}
