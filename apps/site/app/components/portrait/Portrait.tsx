import styles from './Portrait.module.css';

export interface PortraitProps {
  /** Path of the drawing; without one nothing is shown. */
  src: string | undefined;
}

/** The face of somebody whose name stands beside it. */
export function Portrait({ src }: PortraitProps) {
  if (src === undefined) return null;
  return <img className={styles.portrait} src={src} alt="" width={64} height={64} loading="lazy" />;
}
