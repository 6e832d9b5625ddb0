import type { Facets } from '@m30/api';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import styles from './FilterField.module.css';

export interface LightFieldProps {
  query: Partial<CatalogueQuery>;
  facets: Pick<Facets, 'light'>;
}

/** Sun and view by the model of the house, and what is not known of them. */
export function LightField({ query, facets: { light } }: LightFieldProps) {
  return (
    <>
      <ChoiceChips name="light" options={light} chosen={query.light ?? []} />
      <p className={styles.note}>
        По модели домов, в ясный день 22 марта: солнце хотя бы час в одной из жилых комнат. Утро —
        до 11:00, вечер — после 16:00. Квартиры, которые ещё не рассчитаны, сюда не попадают.
      </p>
    </>
  );
}
