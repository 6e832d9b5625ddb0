import { Picture } from '@m30/ui-kit/picture';
import { Section } from '@m30/ui-kit/section';
import type { Complex } from '../ProjectPage.tsx';
import styles from './Gallery.module.css';

/** Pictures of the complex, a wide one beside a narrow one. */
export function Gallery({ pictures }: { pictures: Complex['gallery'] }) {
  if (pictures.length === 0) return null;
  return (
    <Section id="gallery" title="Двор и фасады" flush>
      <div className={styles.gallery}>
        {pictures.map((picture) => (
          <figure key={picture.id}>
            {/* The caption says what the picture shows. */}
            <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 900px) 58vw, 100vw" />
            <figcaption>{picture.alt}</figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
