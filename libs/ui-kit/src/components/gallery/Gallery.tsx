import { useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { cx } from '../../core/cx.ts';
import { Lightbox, type CaptionedPicture } from '../lightbox/Lightbox.tsx';
import { Picture } from '../picture/Picture.tsx';
import { pictureUrl, type PictureUrl } from '../picture/sources.ts';
import { Slider, type SliderHandle, type SliderProps } from '../slider/Slider.tsx';
import styles from './Gallery.module.css';

/** Other props and `ref` go to the root. */
export interface GalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the pictures are of, spoken: «Дом и\u00a0двор». */
  label: string;
  /** In the order of turning. */
  pictures: readonly CaptionedPicture[];
  /**
   * Pictures in sight, by viewport width.
   * @default 1
   */
  perView?: SliderProps['perView'];
  /**
   * Width of the frames by their height; pictures fill them and are cut, never stretched.
   * @default 1.6
   */
  ratio?: number | undefined;
  /**
   * How wide one frame stands on the page, in the words of the `sizes` attribute.
   * @default '100vw'
   */
  sizes?: string | undefined;
  /**
   * Makes the address of one file.
   * @default the media store's own addresses
   */
  url?: PictureUrl | undefined;
}

/** Milliseconds from the last loaded picture to the new measuring of the slider (specification, section 9). */
const MEASURE_AFTER = 100;

/** Pictures in a slider with «1 / 12»; a press opens them over the whole screen, without script as a file. */
export function Gallery({
  label,
  pictures,
  perView = 1,
  ratio = 1.6,
  sizes = '100vw',
  url = pictureUrl,
  className,

  ...rest
}: GalleryProps) {
  const slider = useRef<SliderHandle>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState<number | null>(null);

  const measureSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => slider.current?.update(), MEASURE_AFTER);
  };
  const open = (event: MouseEvent, index: number) => {
    // With a modifier the visitor wants the file, in a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAt(index);
  };

  return (
    <div
      {...rest}
      className={cx(styles.gallery, className)}

      onLoadCapture={measureSoon}
    >
      <Slider counter label={label} perView={perView} handle={slider}>
        {pictures.map((picture, index) => (
          <a
            key={picture.id}
            href={url({ id: picture.id, width: picture.width, format: 'webp' })}
            target="_blank"
            rel="noreferrer"
            className={styles.frame}
            style={{ aspectRatio: ratio }}
            aria-haspopup="dialog"
            onClick={(event) => open(event, index)}
          >
            <Picture picture={picture} sizes={sizes} url={url} className={styles.picture} />
            <span className="visually-hidden">Увеличить фотографию {index + 1}</span>
          </a>
        ))}
      </Slider>
      <Lightbox {...{ label, pictures, at, url }} onClose={() => setAt(null)} />
    </div>
  );
}
