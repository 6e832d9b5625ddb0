import { Picture } from '@m30/ui-kit/picture';
import type { Complex } from '../data/complex.ts';
import styles from './Story.module.css';

/** The house told by large pictures: each slides over the one before as the page is scrolled; without motion they stand one under another. */
export function Story({ story }: Pick<Complex, 'story'>) {
  return story?.map(({ title, text, picture }) => (
    <section key={picture.id} className={styles.frame} aria-label={title}>
      <Picture className={styles.picture} picture={picture} sizes="100vw" />
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  ));
}
