import { formatCount, formatDate } from '@m30/ui-kit/format';
import { Icon } from '@m30/ui-kit/icon';
import { writeHtml } from '../../core/html/write-html.ts';
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
      {text && <blockquote className={styles.words}>{text}</blockquote>}
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
          {date && <ReviewDate date={date} />}
        </span>
      </figcaption>
    </figure>
  );
}

/** A calendar date in words; whatever else an editor wrote stands as it is. */
function ReviewDate({ date }: { date: string }) {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date))) {
    return <span className={styles.note}>{date}</span>;
  }
  return (
    <time className={styles.note} dateTime={date}>
      {formatDate(date)}
    </time>
  );
}

function Photographs({ photo, title }: Pick<Review, 'photo' | 'title'>) {
  const url = usePictureUrl();
  const [first] = photo;
  if (!first) return null;
  const stored = photo.filter((picture) => 'id' in picture);
  return (
    <a
      className={styles.open}
      {...('id' in first
        ? { href: url({ id: first.id, width: first.width, format: 'webp' }) }
        : { href: first.src, target: '_blank' })}
      {...(stored.length > 0 &&
        modalTrigger('photoSlider', { pictures: JSON.stringify(stored), title }))}
      {...(stored.length === 0 && modalTrigger('iconContent', { title, html: htmlOf(photo) }))}
    >
      <Icon name="grid" />
      {formatCount(photo.length, ['фотография', 'фотографии', 'фотографий'])}
      <span className="visually-hidden">, отзыв: {title}</span>
    </a>
  );
}

/** Pictures that are single files, for a window that shows markup. */
function htmlOf(photo: Review['photo']): string {
  const images = photo.flatMap((picture) =>
    'src' in picture
      ? [{ tag: 'img', attributes: { src: picture.src, alt: picture.alt } } as const]
      : [],
  );
  return writeHtml(images.map((image) => ({ tag: 'p', children: [image] })));
}
