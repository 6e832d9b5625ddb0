import type { ResultOf } from '@m30/api/client';
import { Fieldset } from '@m30/ui-kit/fieldset';
import styles from './ViewingForm.module.css';

export interface PlaceChoiceProps {
  places: ResultOf<'Viewing.GetSlots'>['places'];
  value: string;
  onChange?: ((kind: string) => void) | undefined;
  /** Places are links instead, which go without JavaScript. */
  href?: ((kind: string) => string) | undefined;
}

/** Where to meet: one of two or three. */
export function PlaceChoice({ places, value, onChange, href }: PlaceChoiceProps) {
  return (
    <Fieldset size="label" legend="Где" {...(!href && { role: 'radiogroup' })}>
      {href && <input type="hidden" name="place" value={value} />}
      <span className={styles.places}>
        {places.map(({ kind, title, note }) => {
          const words = (
            <>
              <b>{title}</b>
              <small>{note}</small>
            </>
          );
          return href ? (
            <a
              key={kind}
              className={styles.place}
              href={href(kind)}
              data-keep-scroll
              aria-current={kind === value ? 'true' : undefined}
            >
              {words}
            </a>
          ) : (
            <label key={kind} className={styles.place}>
              <input
                type="radio"
                name="place"
                value={kind}
                checked={kind === value}
                onChange={() => onChange?.(kind)}
              />
              {words}
            </label>
          );
        })}
      </span>
    </Fieldset>
  );
}
