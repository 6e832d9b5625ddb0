import { Modal } from '@m30/ui-kit/modal';
import { ServerHtml } from '@m30/ui-kit/server-html';
import type { ModalProps } from '../../request/modal-props.ts';
import styles from './IconContentModal.module.css';

/** The words behind «Подробнее» of an icon: `data-title`, `data-html`. */
export default function IconContentModal({ data, onClose }: ModalProps) {
  return (
    <Modal open name="iconContent" size="large" title={data['title']} onClose={onClose}>
      <ServerHtml className={styles.text} html={data['html'] ?? ''} />
    </Modal>
  );
}
