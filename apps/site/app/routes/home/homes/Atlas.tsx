import { leadersOf } from '../../../components/longitude/dodge.ts';
import { LongitudeScale } from '../../../components/longitude/LongitudeScale.tsx';
import { placeOf, ZERO } from '../../../components/longitude/scale.ts';
import type { HomeSections } from '../data/home.server.ts';
import styles from './Atlas.module.css';

/** The complexes from west to east on the scale of longitude; on desks only, names need width. */
export function Atlas({ homes }: Pick<HomeSections, 'homes'>) {
  const west = homes.toSorted((a, b) => a.coordinate[1] - b.coordinate[1]);
  const places = west.map(({ coordinate }) => placeOf(coordinate[1]));
  const leaders = leadersOf(places);
  return (
    <nav className={styles.atlas} aria-label="Комплексы с запада на восток">
      <div className={styles.zero} style={{ left: `${placeOf(ZERO)}%` }}>
        <span>30-й меридиан</span>
      </div>
      {west.map(({ vendor, name }, index) => (
        <div
          key={vendor}
          className={styles.leader}
          data-side={leaders[index]?.side}
          style={{ left: `${places[index]}%`, height: leaders[index]?.height }}
        >
          <a href={`/obekty/${vendor}`}>{name}</a>
        </div>
      ))}
      <LongitudeScale className={styles.scale} />
    </nav>
  );
}
