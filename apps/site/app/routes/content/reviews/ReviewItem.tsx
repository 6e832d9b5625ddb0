import type { ResultOf } from '@m30/api/client';
import { formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { Picture } from '@m30/ui-kit/picture';
import { photoGroup, photoTrigger } from '../../../components/photo-trigger/index.ts';
import { Portrait } from '../../../components/portrait/Portrait.tsx';
import styles from './ReviewsPage.module.css';

type Review = ResultOf<'Content.GetReviews'>['reviews'][number];

const STARS = [1, 2, 3, 4, 5];

/** One review: what is said, by whom, with a picture or a film that opens, and the company's answer. */
export function ReviewItem({ review }: { review: Review }) {
  const { title, text, author, about, date, rating, complex, reply, video } = review;
  return (
    <li className={styles.review}>
      <div className={styles.author}>
        <Portrait src={review.portrait} />
        <b>{author}</b>
        <span>{about}</span>
        {complex && <a href={`/obekty/${complex.vendor}`}>«{complex.name}»</a>}
        <time dateTime={date}>{formatDate(date)}</time>
        {rating !== null && (
          <span className={styles.rating}>
            {STARS.map((star) => (
              <span key={star} data-on={star <= rating || undefined}>
                <Icon name="star" size={16} />
              </span>
            ))}
            <span className="visually-hidden">Оценка {rating} из 5</span>
          </span>
        )}
      </div>
      <div className={styles.words}>
        {title && <h2>{title}</h2>}
        <p>{text}</p>
        {video && (
          <a
            className={styles.film}
            href={video}
            data-modal-trigger="videoContent"
            data-src={video}
            data-title={title ?? author}
          >
            <Icon name="play" />
            Смотреть видео
          </a>
        )}
        {reply && (
          <div className={styles.reply}>
            <b>Ответ компании</b>
            <p>{reply}</p>
          </div>
        )}
      </div>
      <ReviewPicture review={review} />
    </li>
  );
}

/** The company's own picture opens in its full size; a visitor's photo is shown as it was sent. */
function ReviewPicture({ review: { picture, photo, author } }: { review: Review }) {
  if (picture) {
    return (
      <a
        className={styles.picture}
        href={`/media/${picture.id}-1280.webp`}
        {...photoTrigger()}
        {...photoGroup(picture.alt, [picture])}
      >
        <Picture picture={picture} sizes="(min-width: 900px) 24vw, 100vw" />
      </a>
    );
  }
  if (!photo) return null;
  return (
    <a className={styles.picture} href={photo}>
      <img src={photo} alt={`Фото, которое прислал автор: ${author}`} loading="lazy" />
    </a>
  );
}
