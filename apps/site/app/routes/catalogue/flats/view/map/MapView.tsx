import { formatCount, formatMillions } from '@m30/ui-kit/format';
import { Approach } from '../../../../../components/approach/Approach.tsx';
import type { ViewProps } from '../shared/view-props.ts';
import { ViewStyles } from '../shared/ViewStyles.tsx';
import styles from './MapView.module.css';
import css from './MapView.module.css?inline';
import type { PlaceOnMap } from '../../data/places.server.ts';

const load = () => import('./LivePlaces.tsx');

/** «67 квартир, от 12,3 млн ₽». */
export const placeWords = ({ count, priceFrom }: PlaceOnMap): string =>
  `${formatCount(count, ['квартира', 'квартиры', 'квартир'])}, от\u00a0${formatMillions(priceFrom)}`;

/** Complexes with the flats that were found: a list that becomes a map when the visitor is near. */
export default function MapView({ found: { places }, pending }: ViewProps<'map'>) {
  return (
    <div className={styles.view} data-pending={pending || undefined} aria-busy={pending}>
      <ViewStyles id="map" css={import.meta.env.SSR ? [css] : []} />
      <Approach load={load} props={{ places }}>
        <ul className={styles.list}>
          {places.map((place) => (
            <li key={place.vendor}>
              <a href={place.href}>{place.name}</a>
              <span>{place.place}</span>
              <b>{placeWords(place)}</b>
            </li>
          ))}
        </ul>
      </Approach>
    </div>
  );
}
