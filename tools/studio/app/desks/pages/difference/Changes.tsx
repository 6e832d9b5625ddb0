import styles from './Changes.module.css';
import { headOf, type Change } from './difference.ts';

/** Changes as text, each field with what it was and what it is; `null` where there is nothing to compare with. */
export function Changes({ changes }: { changes: readonly Change[] | null }) {
  if (changes === null) return <p>Это первая версия: сравнить её не с чем.</p>;
  if (changes.length === 0) return <p>Ничего не изменилось.</p>;
  return (
    <ol className={styles.changes} aria-label="Изменения">
      {changes.map((change, index) => (
        <li key={index}>
          <b>{headOf(change)}</b>
          {change.fields.length > 0 && (
            <dl>
              {change.fields.map(({ field, before, after }, at) => (
                <div key={at}>
                  <dt>{field || 'Содержание'}</dt>
                  <dd>
                    Было: <del>{before || 'пусто'}</del>
                  </dd>
                  <dd>
                    Стало: <ins>{after || 'пусто'}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  );
}
