import { Chip } from '@m30/ui-kit/chip';
import { useId, type ReactNode } from 'react';
import styles from './ObjectsMap.module.css';
import { PlaceList } from './PlaceList.tsx';
import type { useMapView } from './useMapView.ts';

export interface ObjectsPanelProps {
  view: ReturnType<typeof useMapView>;
  onChoose: (section: string) => void;
  /** The engine did not come. */
  failed: boolean;
  /** The travel calculator. */
  children?: ReactNode;
}

/** Filters, the list twin and what follows from them. */
export function ObjectsPanel({ view, onChoose, failed, children }: ObjectsPanelProps) {
  const name = useId();
  const { filters, filter, places, active, chosen } = view;
  return (
    <div className={styles.objects}>
      {filters.length > 0 && (
        <fieldset className={styles.sections}>
          <legend className="visually-hidden">Какие объекты показать</legend>
          {filters.map(({ id, title }) => (
            <Chip
              key={id}
              type="radio"
              name={name}
              checked={id === filter}
              onChange={() => onChoose(id)}
            >
              {title}
            </Chip>
          ))}
        </fieldset>
      )}
      {failed && (
        <p className={styles.failed} role="status">
          Подробная карта не&nbsp;загрузилась. Положение домов и&nbsp;адреса&nbsp;— на&nbsp;схеме
          и&nbsp;в&nbsp;списке.
        </p>
      )}
      <PlaceList
        places={places}
        active={active}
        onPoint={(place) => view.setPointed(place?.id ?? null)}
      />
      <p className={styles.chosen} aria-live="polite">
        {chosen && (
          <a href={chosen.link}>
            {chosen.title}, {chosen.address}
          </a>
        )}
      </p>
      {children}
    </div>
  );
}
