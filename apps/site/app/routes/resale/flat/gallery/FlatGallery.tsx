import { Picture } from '@m30/ui-kit/picture';
import { photoGroup, photoTrigger } from '../../../../components/photo-trigger/index.ts';
import { HouseDrawing } from '../../shared/HouseDrawing.tsx';
import type { ResalePageFlat } from '../data/resale-flat.ts';
import styles from './FlatGallery.module.css';

/** The layout, the house with the floor marked, and photographs that open over the whole screen. */
export function FlatGallery({ flat }: { flat: ResalePageFlat }) {
  return (
    <div className={styles.gallery} {...photoGroup('Фотографии квартиры', flat.pictures)}>
      {flat.plan !== null && (
        <figure className={styles.stage} data-tone="paper">
          <img
            data-mirrored={flat.mirrored || undefined}
            data-drawing=""
            src={flat.plan}
            alt="Схема планировки"
            fetchPriority="high"
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
      {flat.pictures.map((picture, index) => (
        <figure key={picture.id} className={styles.photograph}>
          <a
            href={`/media/${picture.id}-1280.webp`}
            aria-label={`Открыть фото: ${picture.alt}`}
            {...photoTrigger(index)}
          >
            <Picture picture={{ ...picture, alt: '' }} sizes="(min-width: 900px) 60vw, 100vw" />
          </a>
          <figcaption>{picture.alt}</figcaption>
        </figure>
      ))}
    </div>
  );
}
