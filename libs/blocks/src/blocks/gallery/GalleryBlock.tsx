import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Picture } from '@m30/ui-kit/picture';
import { usePictureUrl } from '../../host/BlocksHost.tsx';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import type { GalleryProps } from './gallery.schema.ts';
import styles from './GalleryBlock.module.css';

const Lightbox = lazy(async () => ({ default: (await import('@m30/ui-kit/lightbox')).Lightbox }));

/** Photographs in a grid; a press opens them over the whole screen, without script as a file. */
export function GalleryBlock({ title, text, link, pictures, columns }: GalleryProps) {
  const url = usePictureUrl();
  const [at, setAt] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const label = title ?? 'Фотографии';
  const open = (event: MouseEvent, index: number) => {
    // With a modifier the visitor wants the file, in a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
    setAt(index);
  };

  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <ul className={styles.grid} data-columns={columns} aria-label={label}>
        {pictures.map((picture, index) => (
          <li key={index}>
            <figure>
              <a
                className={styles.frame}
                href={url({ id: picture.id, width: picture.width, format: 'webp' })}
                target="_blank"
                rel="noreferrer"
                aria-haspopup="dialog"
                onClick={(event) => open(event, index)}
              >
                <Picture
                  className={styles.picture}
                  picture={picture}
                  sizes={`(min-width: 900px) ${Math.round(100 / columns)}vw, 50vw`}
                  url={url}
                />
                <span className="visually-hidden">Увеличить фотографию {index + 1}</span>
              </a>
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <Lightbox {...{ label, pictures, at, url }} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </>
  );
}
