import { partsOfView, sharesWords } from '@m30/scene/words';
import { windowName, type Outlook } from './core/outlook-words.ts';
import styles from './ViewShares.module.css';

/** What each window's picture is composed of: a bar, and its words. */
export function ViewShares({ outlooks }: { outlooks: readonly Outlook[] }) {
  return (
    <section className={styles.shares}>
      <h2>Из&nbsp;чего сложен вид</h2>
      <ul>
        {outlooks.map((outlook, index) => (
          <li key={index}>
            {windowName(outlook)}
            <div className={styles.bar} aria-hidden="true">
              {partsOfView(outlook.view).map(({ part, share }) => (
                <i key={part} data-part={part} style={{ flexGrow: share }} />
              ))}
            </div>
            <span>{sharesWords(outlook.view)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
