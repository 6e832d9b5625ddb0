import { useId } from 'react';
import styles from '../pick/Pick.module.css';

interface DateFilterProps {
  label: string;
  /** ISO day, or empty. */
  value: string;
  onChange: (value: string) => void;
}

/** A day that bounds a list, by the system's own calendar. */
export function DateFilter({ label, value, onChange }: DateFilterProps) {
  const id = useId();
  return (
    <span className={styles.pick} data-chosen={value !== '' || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </span>
  );
}
