import { formatNumber } from '@m30/ui-kit/format';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import styles from './FilterField.module.css';

type NumberKey = {
  [Key in keyof CatalogueQuery]: CatalogueQuery[Key] extends number ? Key : never;
}[keyof CatalogueQuery];

/** Props of {@link LimitPair}. */
export interface LimitPairProps {
  query: Partial<CatalogueQuery>;
  from: NumberKey;
  to: NumberKey;
  /** Smallest and largest of what is left, shown where nothing is typed. */
  bounds: { min: number; max: number };
  /** «м²»; nothing for floors. */
  unit?: string;
  /**
   * Digits after the comma.
   * @default 0
   */
  decimals?: number;
}

/** Smallest and largest of something, as two numbers. */
export function LimitPair({ query, from, to, bounds, unit, decimals = 0 }: LimitPairProps) {
  const after = unit ? `, ${unit}` : '';
  const text = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value, decimals);
  const field = (name: NumberKey, label: string, bound: number) => (
    <TextField
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={15}
      label={label + after}
      name={name}
      defaultValue={text(query[name])}
      placeholder={formatNumber(bound)}
    />
  );
  return (
    <div className={styles.pair}>
      {field(from, 'От', Math.floor(bounds.min))}
      {field(to, 'До', Math.ceil(bounds.max))}
    </div>
  );
}
