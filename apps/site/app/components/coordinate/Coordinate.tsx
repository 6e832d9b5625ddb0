import { formatCoordinate } from '@m30/ui-kit/format';
import styles from './Coordinate.module.css';

/** Latitude and longitude of a real place, on one line. */
export function Coordinate({ value: [latitude, longitude] }: { value: readonly [number, number] }) {
  return (
    <span className={styles.coordinate}>
      {formatCoordinate(latitude, 'latitude')}&ensp;
      {formatCoordinate(longitude, 'longitude')}
    </span>
  );
}
