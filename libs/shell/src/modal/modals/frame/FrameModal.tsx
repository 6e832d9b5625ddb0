import { useEffect } from 'react';
import { Modal } from '@m30/ui-kit/modal';
import { Notice } from '@m30/ui-kit/notice';
import type { ModalProps } from '../../request/modal-props.ts';
import { frameUrl } from './frame-hosts.ts';
import styles from './FrameModal.module.css';

/** A page in a frame, a tour or a plan: `data-src`, `data-title`. */
export default function FrameModal({ data, onClose }: ModalProps) {
  const asked = data['src'] ?? '';
  const address = frameUrl(asked, location.origin);
  const title = data['title'] ?? 'Просмотр';
  useEffect(() => {
    if (!address) reportError(new Error(`Frame is not from an allowed host: ${asked}`));
  }, [address, asked]);
  return (
    <Modal
      open
      name="OSFrameModal"
      size="wide"
      className={styles.window}
      title={title}
      onClose={onClose}
    >
      {address ? (
        <iframe
          className={styles.frame}
          src={address}
          title={title}
          allow="fullscreen; xr-spatial-tracking; gyroscope; accelerometer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <Notice className={styles.refused}>«{title}» сейчас нельзя показать.</Notice>
      )}
    </Modal>
  );
}
