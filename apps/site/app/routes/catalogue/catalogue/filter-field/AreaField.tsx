import type { Facets } from '@m30/api';
import { formatNumber } from '@m30/ui-kit/format';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import styles from './FilterField.module.css';

/** Props of {@link AreaField}. */
export interface AreaFieldProps {
  query: Partial<CatalogueQuery>;
  area: Facets['area'];
}

/** Smallest and largest area, m². */
export function AreaField({ query, area }: AreaFieldProps) {
  const shared = { inputMode: 'decimal', autoComplete: 'off', maxLength: 8 } as const;
  return (
    <div className={styles.pair}>
      <TextField
        {...shared}
        label="От, м²"
        name="areaFrom"
        defaultValue={text(query.areaFrom)}
        placeholder={text(Math.floor(area.min))}
      />
      <TextField
        {...shared}
        label="До, м²"
        name="areaTo"
        defaultValue={text(query.areaTo)}
        placeholder={text(Math.ceil(area.max))}
      />
    </div>
  );
}

const text = (metres: number | undefined) =>
  metres === undefined ? undefined : formatNumber(metres, 2);
