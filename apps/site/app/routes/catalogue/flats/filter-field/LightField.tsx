import type { Facets } from '@m30/api';
import { formatNumber } from '@m30/ui-kit/format';
import { TextField } from '@m30/ui-kit/text-field';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import styles from './FilterField.module.css';

export interface LightFieldProps {
  query: Partial<CatalogueQuery>;
  facets: Pick<Facets, 'light' | 'sun' | 'opposite'>;
}

/** Sun and view by the model of the house, and what is not known of them. */
export function LightField({ query, facets: { light, sun, opposite } }: LightFieldProps) {
  const least = (name: 'sunFrom' | 'oppositeFrom', label: string, bound: number) => (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      label={label}
      name={name}
      defaultValue={query[name]}
      placeholder={formatNumber(Math.floor(bound))}
    />
  );
  return (
    <>
      <ChoiceChips name="light" options={light} chosen={query.light ?? []} />
      <div className={styles.pair}>
        {least('sunFrom', 'Солнца от, ч', sun.min)}
        {least('oppositeFrom', 'Дом напротив от, м', opposite.min)}
      </div>
      <p className={styles.note}>
        {opposite.max === 0
          ? 'Свет квартир ещё рассчитывается: пока не подойдёт ни одна. Загляните через несколько минут.'
          : 'По модели домов, в ясный день 22 марта, в одной из жилых комнат: солнце утром — до 11:00, вечером — после 16:00, хотя бы час. Квартиры, которые ещё не рассчитаны, не подходят.'}
      </p>
    </>
  );
}
