import { Modal } from '@m30/ui-kit/modal';
import { VideoPlayer, type VideoSource } from '@m30/ui-kit/video-player';
import type { ModalData } from '../../request/modal-request.ts';
import type { ModalProps } from '../../request/modal-props.ts';
import styles from './VideoContentModal.module.css';

/** A video in a frame of 936 × 591: `data-src` and `data-captions`, or `data-embed`; `data-title`. */
export default function VideoContentModal({ data, onClose }: ModalProps) {
  const title = data['title'] ?? 'Видео';
  return (
    <Modal
      open
      name="videoContent"
      size="wide"
      className={styles.window}
      title={title}
      onClose={onClose}
    >
      <VideoPlayer autoPlay className={styles.frame} title={title} source={sourceOf(data)} />
    </Modal>
  );
}

function sourceOf({ embed, src = '', captions }: ModalData): VideoSource {
  return embed ? { embed } : { src, ...(captions && { captions }) };
}
