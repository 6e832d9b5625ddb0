import { useId } from 'react';
import styles from './Pick.module.css';

interface PickProps {
  /** What is chosen: «Источник». */
  label: string;
  value: string;
  /** Words of the choice that leaves all. */
  all: string;
  options: readonly { id: string; label: string }[];
  onChange: (value: string) => void;
}

/** One filter of a desk, by the system's own menu. */
export function Pick({ label, value, all, options, onChange }: PickProps) {
  const id = useId();
  return (
    <span className={styles.pick} data-chosen={value !== '' || undefined}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
