import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import styles from './PromosPage.module.css';

/** Offers that are over: what they were, and since when they are not any more. */
export function EndedPromos({ promos }: ResultOf<'Content.GetPromos'>) {
  if (promos.length === 0) return null;
  return (
    <section className={styles.ended} aria-labelledby="ended">
      <h2 id="ended">Завершённые акции</h2>
      <ul>
        {promos.map(({ alias, figure, title, text, from, to }) => (
          <li key={alias}>
            <b>{figure}</b>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <p>
              Акция завершена.{' '}
              {to && (
                <>
                  Действовала с&nbsp;{formatDate(from)} по&nbsp;{formatDate(to)}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
