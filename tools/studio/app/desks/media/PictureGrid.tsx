import { Link } from 'react-router';
import { pictureAddress } from '../../components/media/picture-address.ts';
import type { Picture } from '../../components/media/use-picture-uploads.ts';
import styles from './Media.module.css';
import shared from '../../components/media/Media.module.css';

interface PictureGridProps {
  pictures: readonly Picture[];
  /** Id of the one whose card is open. */
  open: string;
  hrefOf: (id: string) => string;
}

/** Pictures side by side; what is out of sight is not drawn. */
export function PictureGrid({ pictures, open, hrefOf }: PictureGridProps) {
  return (
    <ul className={`${shared.grid} ${styles.grid}`} aria-label="Картинки">
      {pictures.map(({ id, files, alt, focus, uses, shipped }) => (
        <li key={id}>
          <Link to={hrefOf(id)} aria-current={id === open || undefined}>
            <img
              src={pictureAddress(files)}
              alt=""
              loading="lazy"
              style={focus ? { objectPosition: focus } : undefined}
            />
            <span>{alt || id}</span>
            <small data-wanting={alt === '' || undefined}>
              {alt === '' ? 'нужно описание' : usesOf(uses, shipped)}
            </small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const usesOf = (uses: number, shipped: boolean): string => {
  if (uses > 0) return `мест: ${uses}`;
  return shipped ? 'из поставки' : 'не используется';
};
