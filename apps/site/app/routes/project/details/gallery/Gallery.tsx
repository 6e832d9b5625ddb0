import { ArrowLink } from '@m30/ui-kit/link';
import { Picture } from '@m30/ui-kit/picture';
import { Section } from '@m30/ui-kit/section';
import { photoGroup, photoTrigger } from '../../../../components/photo-trigger/index.ts';
import type { Complex } from '../data/complex.ts';
import styles from './Gallery.module.css';

const TITLE = 'Двор и фасады';

export interface GalleryProps {
  pictures: Complex['gallery'];
  video: Complex['video'];
}

/** Pictures of the complex from edge to edge of the window; each opens all of them over the whole screen. */
export function Gallery({ pictures, video }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <Section
      id="gallery"
      className={styles.section}
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
      {/* Moved by a finger, a wheel or the keys: every picture in it is a link. */}
      <div
        className={styles.gallery}
        role="group"
        aria-label="Картинки дома"
        {...photoGroup(TITLE, pictures)}
      >
        {pictures.map((picture, index) => (
          <figure key={picture.id}>
            <a
              href={`/media/${picture.id}-1280.webp`}
              aria-label={`Открыть фото: ${picture.alt}`}
              {...photoTrigger(index)}
            >
              {/* The caption says what the picture shows. */}
              <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 900px) 62vw, 88vw" />
            </a>
            <figcaption>{picture.caption ?? picture.alt}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
