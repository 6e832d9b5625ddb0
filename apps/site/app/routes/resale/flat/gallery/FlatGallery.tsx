import { Picture } from '@m30/ui-kit/picture';
import { photoGroup, photoTrigger } from '../../../../components/photo-trigger/index.ts';
import { HouseDrawing } from '../../shared/HouseDrawing.tsx';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import styles from './FlatGallery.module.css';

/** How wide the first photograph stands, and those below it. */
const WIDE = '(min-width: 900px) 62vw, 100vw';
const HALF = '(min-width: 900px) 31vw, 50vw';

/** Photographs that open over the whole screen, the layout, and the house with the floor marked. */
export function FlatGallery({ flat }: { flat: ResalePageFlat }) {
  return (
    <div className={styles.gallery} {...photoGroup('Фотографии квартиры', flat.pictures)}>
      {flat.pictures.map((picture, index) => (
        <figure key={picture.id} className={styles.photograph}>
          <a
            href={`/media/${picture.id}-1280.webp`}
            aria-label={`Открыть фото: ${picture.alt}`}
            {...photoTrigger(index)}
          >
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes={index === 0 ? WIDE : HALF}
              priority={index === 0}
            />
          </a>
          <figcaption>{picture.alt}</figcaption>
        </figure>
      ))}
      {flat.plan !== null && (
        <figure className={styles.stage} data-tone="paper">
          <img
            data-mirrored={flat.mirrored || undefined}
            data-drawing=""
            src={flat.plan}
            alt="Схема планировки"
            loading={flat.pictures.length > 0 ? 'lazy' : undefined}
            decoding="async"
          />
          <figcaption>Схема планировки, точные размеры&nbsp;— в&nbsp;техническом плане</figcaption>
        </figure>
      )}
      <figure className={styles.stage} data-tone="paper">
        <HouseDrawing house={flat} />
        <figcaption>
          {flat.floor}&nbsp;этаж из&nbsp;{flat.floors}, {flat.house}. Фасад нарисован условно
        </figcaption>
      </figure>
    </div>
  );
}
