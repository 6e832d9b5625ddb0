import { strokesOf } from './core/strip.ts';
import styles from './CompassStrip.module.css';

/** The sides of the world under a still, in its own projection; the meridian is where the window looks. */
export function CompassStrip({ facing }: { facing: number }) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {strokesOf(facing).map(({ azimuth, at, kind, name }) => (
        <i key={azimuth} data-kind={kind} style={{ left: `${at}%` }}>
          {kind !== 'plain' && <b>{name}</b>}
        </i>
      ))}
    </div>
  );
}
