import type { Facets } from '@m30/api';
import { NEARBY_KINDS, type NearbyKind } from '@m30/api/filters';
import type { CatalogueQuery } from '../../../../store/apartments/filter-url.ts';
import { NEARBY_WORDS } from '../../../../store/apartments/nearby-words.ts';
import styles from './FilterField.module.css';
import { WalkChips } from './WalkChips.tsx';

export interface NearbyFieldProps {
  query: Partial<CatalogueQuery>;
  facets: Pick<Facets, NearbyKind>;
}

/** Walks to what a family goes to every day, a row of minutes a kind; all that are chosen have to hold. */
export function NearbyField({ query, facets }: NearbyFieldProps) {
  return (
    <>
      {NEARBY_KINDS.map((kind) => (
        <fieldset key={kind} className={styles.stack}>
          <legend className={styles.legend}>{NEARBY_WORDS[kind].name}</legend>
          <WalkChips name={kind} options={facets[kind]} minutes={query[kind]} />
        </fieldset>
      ))}
      <p className={styles.note}>
        Пешком от&nbsp;комплекса до&nbsp;ближайшей; то, что ещё строится, не&nbsp;считается.
      </p>
    </>
  );
}
