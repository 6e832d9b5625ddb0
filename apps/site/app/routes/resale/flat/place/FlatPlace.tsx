import { LatePart } from '@m30/ui-kit/late-part';
import { Section } from '@m30/ui-kit/section';
import { placeTitle } from '../../shared/resale-words.ts';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import styles from './FlatPlace.module.css';

const load = () => import('./FlatMap.tsx');

/** Where the flat is: in words, and on the map as soon as the visitor comes near. */
export function FlatPlace({ flat }: { flat: ResalePageFlat }) {
  const { address, metro, coordinate, url } = flat;
  const fallback = (
    <div className={styles.fallback}>
      <p>{address}</p>
      {metro && (
        <p>
          {metro.name}, {metro.minutes}&nbsp;мин пешком
        </p>
      )}
    </div>
  );
  return (
    <Section title="На карте">
      <LatePart load={load} fallback={fallback}>
        {({ default: FlatMap }) => (
          <FlatMap title={placeTitle(flat)} address={address} coordinate={coordinate} link={url} />
        )}
      </LatePart>
    </Section>
  );
}
