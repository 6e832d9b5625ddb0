import { ArrowLink } from '@m30/ui-kit/link';
import { Picture } from '@m30/ui-kit/picture';
import { Section } from '@m30/ui-kit/section';
import type { Complex } from '../data/complex.ts';
import styles from './Gallery.module.css';

const TITLE = 'Двор и фасады';

export interface GalleryProps {
  pictures: Complex['gallery'];
  video: Complex['video'];
}

/** Pictures of the complex, a wide one beside a narrow one; each opens all of them over the whole screen. */
export function Gallery({ pictures, video }: GalleryProps) {
  if (pictures.length === 0) return null;
  // The caption says what the picture shows.
  const all = JSON.stringify(pictures.map(({ alt, ...picture }) => ({ ...picture, caption: alt })));
  return (
    <Section
      id="gallery"
      title={TITLE}
      flush
      aside={
        video && (
          <ArrowLink
            href={video.src}
            data-modal-trigger="videoContent"
            data-src={video.src}
            data-title={video.title}
          >
            Посмотреть видео
          </ArrowLink>
        )
      }
    >
      <div className={styles.gallery}>
        {pictures.map((picture, index) => (
          <figure key={picture.id}>
            <a
              href={`/media/${picture.id}-1280.webp`}
              aria-label={`Открыть фото: ${picture.alt}`}
              data-modal-trigger="photoSlider"
              data-title={TITLE}
              data-index={index}
              data-pictures={all}
            >
              {/* The caption says what the picture shows. */}
              <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 900px) 58vw, 100vw" />
            </a>
            <figcaption>{picture.alt}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
