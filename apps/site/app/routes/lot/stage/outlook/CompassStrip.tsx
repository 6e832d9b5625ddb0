import type { Outlook } from './core/outlook-words.ts';
import { placeOf, strokesOf } from './core/strip.ts';
import styles from './CompassStrip.module.css';

/** The sides of the world under a still, in its own projection, with landmarks; the meridian is where the window looks. */
export function CompassStrip({ facing, view }: Pick<Outlook, 'facing' | 'view'>) {
  return (
    <div className={styles.strip} aria-hidden="true">
      <div>
        {strokesOf(facing).map(({ azimuth, at, kind, name }) => (
          <i key={azimuth} data-kind={kind} style={{ left: `${at}%` }}>
            {kind !== 'plain' && <b>{name}</b>}
          </i>
        ))}
        {view.landmarks.map(({ name, bearing }) => (
          <i
            key={name}
            data-kind="landmark"
            style={{ left: `${placeOf(facing, bearing) ?? 50}%` }}
          />
        ))}
      </div>
    </div>
  );
}
