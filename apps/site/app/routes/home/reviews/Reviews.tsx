import { useState } from 'react';
import { Icon } from '@m30/ui-kit/icon';
import { IconButton } from '@m30/ui-kit/icon-button';
import { ArrowLink } from '@m30/ui-kit/link';
import { Picture } from '@m30/ui-kit/picture';
import { Section } from '@m30/ui-kit/section';
import { Portrait } from '../../../components/portrait/Portrait.tsx';
import type { ChosenReviews } from './choose-reviews.ts';
import styles from './Reviews.module.css';

/** What buyers say: one at a time in large letters, a film beside. */
export function Reviews({ quotes, film }: ChosenReviews) {
  const [at, setAt] = useState(0);
  const shown = quotes[at];
  if (!shown) return null;
  const step = (by: number) => setAt((at + by + quotes.length) % quotes.length);
  return (
    <Section
      title="Говорят покупатели"
      aside={
        quotes.length > 1 && (
          <div className={styles.steps}>
            <IconButton
              label="Предыдущий отзыв"
              icon="chevron-left"
              bordered
              onClick={() => step(-1)}
            />
            <IconButton
              label="Следующий отзыв"
              icon="chevron-right"
              bordered
              onClick={() => step(1)}
            />
          </div>
        )
      }
    >
      <div className={styles.row}>
        <div className={styles.said}>
          <figure aria-live="polite">
            <blockquote>«{shown.text.replace(/\.$/, '')}».</blockquote>
            <figcaption>
              <Portrait src={shown.portrait} />
              <span>
                {shown.author}
                <span className="muted">{shown.about}</span>
              </span>
            </figcaption>
          </figure>
          <ArrowLink href="/otzyvy">Все отзывы</ArrowLink>
        </div>
        {film && (
          <a
            className={styles.film}
            href={film.src}
            data-modal-trigger="videoContent"
            data-src={film.src}
            data-title={film.title}
          >
            <Picture
              picture={{ ...film.picture, alt: '' }}
              sizes="(min-width: 900px) 33vw, 100vw"
            />
            <span className={styles.plate}>
              <Icon name="play" />
              <span>
                Видео: {film.author}
                <br />
                {film.title}
              </span>
            </span>
          </a>
        )}
      </div>
    </Section>
  );
}
