import { useEffect, useState } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { useLate } from '../../time/useLate.ts';
import styles from './Pick.module.css';

/** Milliseconds of rest before the list is asked for. */
const REST = 300;

interface SearchFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Part of a name or a number that the list has to hold. */
export function SearchFilter({ label, value, onChange }: SearchFilterProps) {
  const [text, setText] = useState(value);
  const late = useLate(text, REST);
  useEffect(() => {
    if (late !== value) onChange(late);
    // What came from elsewhere must not be written back: only typing is told.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [late]);
  return (
    <span className={styles.pick} data-search data-chosen={value !== '' || undefined}>
      <Icon name="search" size={14} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </span>
  );
}
