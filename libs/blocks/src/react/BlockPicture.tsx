import { Picture, type PictureProps } from '@m30/ui-kit/picture';
import type { BlockPicture as BlockPictureData } from '../core/picture/picture.schema.ts';
import { usePictureUrl } from '../host/BlocksHost.tsx';

export interface BlockPictureProps extends Pick<PictureProps, 'sizes' | 'className' | 'priority'> {
  picture: BlockPictureData;
}

/** A picture of a block: every width of a stored one, or the one file of a plain one. */
export function BlockPicture({ picture, sizes, className, priority }: BlockPictureProps) {
  const url = usePictureUrl();
  if ('id' in picture) return <Picture {...{ picture, sizes, className, priority, url }} />;
  return (
    <picture className={className}>
      <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
    </picture>
  );
}
