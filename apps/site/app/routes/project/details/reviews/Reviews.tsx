import { formatDate } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import type { Complex } from '../data/complex.ts';
import styles from './Reviews.module.css';

/** What buyers say about the complex. */
export function Reviews({ reviews }: Pick<Complex, 'reviews'>) {
  if (reviews.length === 0) return null;
  return (
    <Section
      id="reviews"
      title="Отзывы"
      tone="paper"
      aside={<ArrowLink href="/otzyvy">Все отзывы</ArrowLink>}
    >
      <ul className={styles.reviews}>
        {reviews.map(({ date, author, purchase, text }) => (
          <li key={author}>
            <blockquote>{text}</blockquote>
            <p>
              {author}
              <span className="muted">
                {purchase}, {formatDate(date, 'month')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
