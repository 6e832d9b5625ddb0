import type { Outlook } from '../core/outlook-words.ts';
import { placeOf, strokesOf } from '../core/strip.ts';
import styles from './CompassStrip.module.css';

export interface CompassStripProps extends Pick<Outlook, 'view'> {
  /** Degrees of the middle of the picture. */
  facing: number;
  /** Whether a narrow picture shows the middle; a still is cropped aside. @default false */
  isMiddle?: boolean;
}

/** The sides of the world under a picture, in its own projection, with landmarks; the meridian is where one looks. */
export function CompassStrip({ facing, view, isMiddle = false }: CompassStripProps) {
  const landmarks = view.landmarks.flatMap(({ name, bearing }) => {
    const at = placeOf(facing, bearing);
    return at === null ? [] : { name, at };
  });
  return (
    <div className={styles.strip} data-middle={isMiddle || undefined} aria-hidden="true">
      <div>
        {strokesOf(facing).map(({ azimuth, at, kind, name }) => (
          <i key={azimuth} data-kind={kind} style={{ left: `${at}%` }}>
            {kind !== 'plain' && <b>{name}</b>}
          </i>
        ))}
        {landmarks.map(({ name, at }) => (
          <i key={name} data-kind="landmark" style={{ left: `${at}%` }} />
        ))}
      </div>
    </div>
  );
}
