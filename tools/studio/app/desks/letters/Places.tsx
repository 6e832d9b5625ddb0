import type { Letter } from './letter.ts';
import styles from './Letters.module.css';

interface PlacesProps {
  places: Letter['places'];
  onInsert: (word: string) => void;
}

/** What a text may name; a press puts it where the caret stands. */
export function Places({ places, onInsert }: PlacesProps) {
  return (
    <section aria-label="Подстановки" className={styles.places}>
      <h3>Подстановки</h3>
      <ul>
        {places.map(({ word, title, example, must }) => (
          <li key={word}>
            <button type="button" onClick={() => onInsert(word)}>
              {`{{${word}}}`}
            </button>
            <span>
              {title}
              {example && <small>{example}</small>}
              {must && <small>обязательно</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
