import type { ComponentProps, CSSProperties } from 'react';
import { OFFICE_MARKER } from '../../core/constants.ts';
import type { LabelSide } from '../../core/label.ts';
import type { MapOffice, MapPlace } from '../../core/map-data.ts';
import styles from './MapOverlay.module.css';

interface MarkerProps extends Pick<ComponentProps<'button'>, 'onFocus' | 'onBlur'> {
  style: CSSProperties;
  active: boolean;
  onPress: () => void;
}

/** One place: the ring of the map, or the icon of its section. */
export function PlaceMarker({
  place: { title, label, icon },
  style,
  side,
  active,
  pressed,
  onPress,
  ...rest
}: MarkerProps & { place: MapPlace; side: LabelSide; pressed: boolean }) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.marker}
      style={style}
      data-side={side}
      data-icon={icon ? true : undefined}
      data-active={active || undefined}
      aria-pressed={pressed}
      aria-label={label && `${title}: ${label}`}
      title={label && title}
      onClick={onPress}
    >
      {icon && <img src={icon} alt="" width={40} height={40} />}
      <span className={styles.name}>{label ?? title}</span>
    </button>
  );
}

/** Several places that would lie on each other: a press brings them apart. */
export function ClusterMarker({
  places,
  style,
  active,
  onPress,
  ...rest
}: MarkerProps & { places: readonly MapPlace[] }) {
  const names = places.map(({ title }) => title).join(', ');
  return (
    <button
      {...rest}
      type="button"
      className={styles.cluster}
      style={style}
      data-active={active || undefined}
      aria-label={`Рядом ${places.length}: ${names}. Приблизить`}
      title={names}
      onClick={onPress}
    >
      {places.length}
    </button>
  );
}

/** The sales office: the tip of the pin stands on it. */
export function OfficeMarker({ office, style }: { office: MapOffice; style: CSSProperties }) {
  const { width, height } = OFFICE_MARKER;
  return (
    <span className={styles.office} style={style}>
      <svg width={width} height={height} viewBox="0 0 42 55" role="img" aria-label={office.title}>
        <path d="M21 54 6.2 35.4a20 20 0 1 1 29.6 0Z" />
        <circle cx="21" cy="21" r="8" />
      </svg>
    </span>
  );
}
