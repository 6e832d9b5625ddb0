import { limitsOf, type LimitedFacet, lotFilters } from '@m30/api/filters';
import { formatNumber } from '@m30/ui-kit/format';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import styles from './FilterField.module.css';

export interface LimitPairProps {
  query: Partial<CatalogueQuery>;
  facet: LimitedFacet<typeof lotFilters>;
  /** Smallest and largest of what is left, shown where nothing is typed. */
  bounds: { min: number; max: number };
}

/** Smallest and largest of something, as two numbers. */
export function LimitPair({ query, facet, bounds }: LimitPairProps) {
  const { from, to } = limitsOf(lotFilters, facet);
  const { unit, decimals } = lotFilters[from];
  const after = unit ? `, ${unit}` : '';
  const text = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value, decimals);
  const field = (name: typeof from | typeof to, label: string, bound: number) => (
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
