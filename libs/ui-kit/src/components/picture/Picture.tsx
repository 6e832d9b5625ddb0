import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Picture.module.css';
import { pictureUrl, srcSet, type PictureUrl } from './sources.ts';

/** A picture of the media store. */
export interface PictureData {
  id: string;
  /** What is to be seen; empty when the text beside it says so. */
  alt: string;
  /** Size of the original in pixels. */
  width: number;
  height: number;
  /** Dominant colour, shown until the picture has loaded. */
  colour: string;
}

/** Props of {@link Picture}; the rest and `ref` go to the `<img>`, className to the root. */
export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading'
> {
  picture: PictureData;
  /** How wide it stands on the page, in the words of the `sizes` attribute. */
  sizes: string;
  /**
   * Widths on offer in pixels; wider ones than the original are left out.
   * @default [320, 480, 640, 960, 1280, 1600]
   */
  widths?: readonly number[] | undefined;
  /**
   * The largest picture of the first screen: loaded at once and first.
   * @default false
   */
  priority?: boolean | undefined;
  /** `portrait` offers phones an upright crop of the same picture. */
  crop?: 'portrait' | undefined;
  /**
   * Makes the address of one file.
   * @default `/media/{id}-{width}.{format}`, `/media/{id}-{width}-portrait.{format}`
   */
  url?: PictureUrl | undefined;
}

const defaultWidths = [320, 480, 640, 960, 1280, 1600];

/** A responsive picture: AVIF with WebP behind it, its place kept and coloured until it loads. */
export function Picture({
  picture,
  sizes,
  widths = defaultWidths,
  priority = false,
  crop,
  url = pictureUrl,
  className,
  style,
  ...rest
}: PictureProps) {
  const offer = { picture, widths, url };
  const webp = srcSet({ ...offer, format: 'webp' });
  const phone = '(max-width: 899px)';
  return (
    <picture className={cx(styles.picture, className)}>
      {crop &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={phone}
            type={`image/${format}`}
            srcSet={srcSet({ ...offer, format, crop })}
            sizes={sizes}
          />
        ))}
      <source type="image/avif" srcSet={srcSet({ ...offer, format: 'avif' })} sizes={sizes} />
      <img
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        {...rest}
        // The order matters: a browser that meets `src` first starts to load it.
        sizes={sizes}
        srcSet={webp}
        src={url({ id: picture.id, width: widest(picture, widths), format: 'webp' })}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        style={{ backgroundColor: picture.colour, ...style }}
      />
    </picture>
  );
}

const widest = (picture: PictureData, widths: readonly number[]) =>
  widths.filter((width) => width <= picture.width).at(-1) ?? picture.width;
