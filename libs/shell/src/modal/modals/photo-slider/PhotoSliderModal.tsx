import { useEffect } from 'react';
import { Lightbox } from '@m30/ui-kit/lightbox';
import type { ModalProps } from '../../request/modal-props.ts';
import { readPictures } from './read-pictures.ts';

/** Pictures over the whole screen: `data-pictures` (JSON), `data-index` from 0, `data-title`. */
export default function PhotoSliderModal({ data, onClose }: ModalProps) {
  const pictures = readPictures(data['pictures']);
  const empty = pictures.length === 0;
  const at = Math.min(Math.max(Math.trunc(Number(data['index'])) || 0, 0), pictures.length - 1);
  useEffect(() => {
    if (!empty) return;
    reportError(new Error('The trigger of photoSlider has no pictures'));
    onClose();
  }, [empty, onClose]);
  if (empty) return null;
  return (
    <Lightbox
      data-modal="photoSlider"
      label={data['title'] ?? 'Фотографии'}
      pictures={pictures}
      at={at}
      onClose={onClose}
    />
  );
}
