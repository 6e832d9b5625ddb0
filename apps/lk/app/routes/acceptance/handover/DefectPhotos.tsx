import { IconButton } from '@m30/ui-kit/icon-button';
import type { Defect } from '../../../store/handover/handover.ts';
import styles from './handover.module.css';

export interface DefectPhotosProps {
  defect: Defect;
  /** Called with the guid of a photo that is not wanted; none once the act is sent. */
  onRemove?: (photo: string) => void;
}

/** Photos of a defect, each opening whole. */
export function DefectPhotos({ defect: { room, photos }, onRemove }: DefectPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label={`Фотографии: ${room}`}>
      {photos.map(({ guid, name, src }, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer">
            <img
              src={src}
              alt={`${room}, фотография ${index + 1}`}
              width="112"
              height="84"
              loading="lazy"
            />
          </a>
          {onRemove && guid !== undefined && (
            <IconButton
              icon="trash"
              label={`Удалить фото ${name}`}
              onClick={() => onRemove(guid)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
