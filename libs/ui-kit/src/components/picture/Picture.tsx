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
  /** Mean colour, shown until the picture has loaded. */
  colour: string;
  /** The picture blurred, an address that needs no request: shown in place of the colour. */
  preview?: string | undefined;
  /** Where its subject stands, as `object-position` takes it: `30% 70%`. @default the middle */
  focus?: string | undefined;
}

/** Other props and `ref` go to the `<img>`, className to the root. */
export interface PictureProps extends Omit<
  ComponentProps<'img'>,
  'src' | 'srcSet' | 'alt' | 'width' | 'height' | 'loading'
> {
  /** Id, words and natural size of the picture. */
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

/** Pixels of the one file for browsers that do not know AVIF, some years old by now. */
const BEHIND = 960;

/** A responsive picture: AVIF with one WebP behind it, its place kept by its blurred preview until it loads. */
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
  const offer = { picture, widths, url, format: 'avif' } as const;
  return (
    <picture className={cx(styles.picture, className)}>
      {crop && (
        <source
          media="(max-width: 899px)"
          type="image/avif"
          srcSet={srcSet({ ...offer, crop })}
          sizes={sizes}
        />
      )}
      <source type="image/avif" srcSet={srcSet(offer)} sizes={sizes} />
      <img
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        {...rest}
        src={url({ id: picture.id, width: behind(picture, widths), format: 'webp' })}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        style={{
          ...placeholderOf(picture),
          ...(picture.focus && { objectPosition: picture.focus }),
          ...style,
        }}
      />
    </picture>
  );
}

const placeholderOf = ({ colour, preview }: PictureData) =>
  preview ? { backgroundImage: `url(${preview})` } : { backgroundColor: colour };

const behind = (picture: PictureData, widths: readonly number[]) =>
  widths.filter((width) => width <= Math.min(picture.width, BEHIND)).at(-1) ?? picture.width;
