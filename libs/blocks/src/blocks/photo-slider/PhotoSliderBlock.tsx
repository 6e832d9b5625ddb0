import { Gallery } from '@m30/ui-kit/gallery';
import { usePictureUrl } from '../../host/BlocksHost.tsx';
import { BlockHead } from '../../parts/block-head/BlockHead.tsx';
import type { PhotoSliderProps } from './photo-slider.schema.ts';

/** Photographs in a row with «1 / 12»; a press opens them over the whole screen. */
export function PhotoSliderBlock({ title, text, link, pictures, columns }: PhotoSliderProps) {
  const url = usePictureUrl();
  return (
    <>
      <BlockHead title={title} text={text} link={link} />
      <Gallery
        label={title ?? 'Фотографии'}
        pictures={pictures}
        url={url}
        perView={{ 0: 1, 576: Math.min(columns, 2), 900: columns }}
        ratio={columns === 1 ? 2 : 1.6}
        sizes={columns === 1 ? '100vw' : `(min-width: 900px) ${Math.round(100 / columns)}vw, 100vw`}
      />
    </>
  );
}
