import { formatDate } from '@m30/ui-kit/format';
import { ArrowLink } from '@m30/ui-kit/link';
import { Section } from '@m30/ui-kit/section';
import { Portrait } from '../../../../components/portrait/Portrait.tsx';
import type { Complex } from '../data/complex.ts';
import styles from './Reviews.module.css';

const RATING = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 });

/** What buyers say about the complex, with what the company answered; further reviews have their own page. */
export function Reviews({
  vendor,
  reviews,
  reviewSummary: { count, rating },
}: Pick<Complex, 'vendor' | 'reviews' | 'reviewSummary'>) {
  if (reviews.length === 0) return null;
  return (
    <Section
      id="reviews"
      title="Отзывы"
      tone="paper"
      aside={
        <ArrowLink href={`/otzyvy?complex=${vendor}`}>
          {count > reviews.length ? `Все отзывы: ${count}` : 'Все отзывы'}
        </ArrowLink>
      }
    >
      {rating !== null && (
        <p className={styles.mean}>
          Средняя оценка покупателей — {RATING.format(rating)} из&nbsp;5
        </p>
      )}
      <ul className={styles.reviews}>
        {reviews.map(({ date, author, portrait, purchase, text, rating, reply }) => (
          <li key={author}>
            <blockquote>{text}</blockquote>
            <div className={styles.author}>
              <Portrait src={portrait} />
              <p>
                {author}
                <span className="muted">
                  {purchase}, {formatDate(date, 'month')}
                  {rating !== null && <>, оценка&nbsp;{rating}&nbsp;из&nbsp;5</>}
                </span>
              </p>
            </div>
            {reply !== null && (
              <div className={styles.reply}>
                <b>Ответ компании</b>
                <p>{reply}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
