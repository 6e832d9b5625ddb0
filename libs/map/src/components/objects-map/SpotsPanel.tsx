import { Chip } from '@m30/ui-kit/chip';
import type { MapSpot } from '../../core/map-data.ts';
import styles from './SpotsPanel.module.css';
import type { useSpots } from './useSpots.ts';

export interface SpotsPanelProps {
  spots: ReturnType<typeof useSpots>;
  onShow: (shown: boolean) => void;
  onPick: (spot: MapSpot) => void;
}

/** The box that shows places around the objects, and the same places in words. */
export function SpotsPanel({ spots, onShow, onPick }: SpotsPanelProps) {
  const { all, places, shown, active } = spots;
  if (!all || all.places.length === 0) return null;
  return (
    <div className={styles.spots}>
      <Chip type="checkbox" checked={shown} onChange={() => onShow(!shown)}>
        {all.title}
      </Chip>
      {shown && (
        <>
          {all.note && <p className={styles.note}>{all.note}</p>}
          <ul className={styles.list}>
            {places.map((spot) => (
              <li key={spot.id}>
                <button
                  type="button"
                  data-active={spot.id === active || undefined}
                  onClick={() => onPick(spot)}
                  onFocus={() => spots.setActive(spot.id)}
                  onBlur={() => spots.setActive(null)}
                  onPointerEnter={() => spots.setActive(spot.id)}
                  onPointerLeave={() => spots.setActive(null)}
                >
                  <b>{spot.title}</b>
                  <span>{spot.way}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
