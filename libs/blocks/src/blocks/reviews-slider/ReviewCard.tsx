import { formatCount, formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { usePictureUrl } from '../../host/BlocksHost.tsx';
import { videoTrigger } from '../../parts/video-trigger.ts';
import { BlockPicture } from '../../react/BlockPicture.tsx';
import { modalTrigger } from '../../react/modal-trigger.ts';
import styles from './ReviewCard.module.css';
import type { Review } from './reviews-slider.schema.ts';

/** One review: its words, who wrote them, and what opens over the page. */
export function ReviewCard({ review }: { review: Review }) {
  const { icon, title, note, date, text, video, photo } = review;
  return (
    <figure className={styles.review}>
      <blockquote className={styles.words}>{text}</blockquote>
      <div className={styles.more}>
        {video && (
          <a className={styles.open} {...videoTrigger(video)}>
            <Icon name="play" />
            Смотреть видео
            <span className="visually-hidden">: {video.title}</span>
          </a>
        )}
        <Photographs photo={photo} title={title} />
      </div>
      <figcaption className={styles.who}>
        {icon && <BlockPicture className={styles.face} picture={icon} sizes="44px" />}
        <span>
          {title}
          {note && <span className={styles.note}>{note}</span>}
          {date && (
            <time className={styles.note} dateTime={date}>
              {formatDate(date)}
            </time>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

function Photographs({ photo, title }: Pick<Review, 'photo' | 'title'>) {
  const url = usePictureUrl();
  const [first] = photo;
  if (!first) return null;
  return (
    <a
      className={styles.open}
      href={url({ id: first.id, width: first.width, format: 'webp' })}
      {...modalTrigger('photoSlider', { pictures: JSON.stringify(photo), title })}
    >
      <Icon name="grid" />
      {formatCount(photo.length, ['фотография', 'фотографии', 'фотографий'])}
      <span className="visually-hidden">, отзыв: {title}</span>
    </a>
  );
}
