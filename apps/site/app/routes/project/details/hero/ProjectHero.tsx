import { Picture } from '@m30/ui-kit/picture';
import { Coordinate } from '../../../../components/coordinate/Coordinate.tsx';
import { LongitudeScale } from '../../../../components/longitude/LongitudeScale.tsx';
import { placeOf } from '../../../../components/longitude/scale.ts';
import type { Complex } from '../data/complex.ts';
import styles from './ProjectHero.module.css';

/** The complex at its true longitude. */
export function ProjectHero({ complex }: { complex: Complex }) {
  return (
    <section className={styles.hero} data-tone="deep">
      <Picture
        className={styles.picture}
        picture={complex.picture}
        sizes="100vw"
        priority
        crop="portrait"
      />
      <div
        className={styles.axis}
        style={{ left: `${placeOf(complex.coordinate[1])}%` }}
        aria-hidden="true"
      />
      <div className={styles.words}>
        <Coordinate value={complex.coordinate} />
        <h1>{complex.name}</h1>
        <p>{complex.summary}</p>
      </div>
      <LongitudeScale className={styles.scale} />
    </section>
  );
}
