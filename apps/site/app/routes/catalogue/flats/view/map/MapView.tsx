import { LatePart } from '@m30/ui-kit/late-part';
import type { ViewProps } from '../shared/view-props.ts';
import { ViewStyles } from '../shared/ViewStyles.tsx';
import styles from './MapView.module.css';
import css from './MapView.module.css?inline';
import { PlaceChart } from './PlaceChart.tsx';
import { nearbyNote } from '../../../../../store/objects/nearby-note.ts';
import { nearbyWords, paidWords, placeWords } from './place-words.ts';

const load = () => import('./LatePlaces.tsx');

/** Complexes with the flats that were found: a chart and a list, in whose place the map comes. */
export default function MapView({
  found: { places, commutes, asksNearby },
  pending,
}: ViewProps<'map'>) {
  const note = nearbyNote(places.flatMap(({ nearby }) => nearby));
  return (
    <div className={styles.view} data-pending={pending || undefined} aria-busy={pending}>
      <ViewStyles id="map" css={import.meta.env.SSR ? [css] : []} />
      <LatePart
        load={load}
        fallback={
          <div className={styles.map}>
            <PlaceChart places={places} />
            <ul className={styles.list}>
              {places.map((place) => (
                <li key={place.vendor}>
                  <a href={place.href}>{place.name}</a>
                  <span>{place.place}</span>
                  <b>{placeWords(place)}</b>
                  <small>{paidWords(place)}</small>
                  {place.nearby.length > 0 && <small>{nearbyWords(place.nearby)}</small>}
                </li>
              ))}
              {note && <li className={styles.note}>{note}</li>}
            </ul>
          </div>
        }
      >
        {({ default: LatePlaces }) => <LatePlaces {...{ places, commutes, asksNearby }} />}
      </LatePart>
    </div>
  );
}
