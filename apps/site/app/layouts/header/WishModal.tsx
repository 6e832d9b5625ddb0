import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Modal } from '@m30/ui-kit/modal';
import { Wish } from '../../components/wish/Wish.tsx';
import styles from './WishModal.module.css';

/** The field of sentences in a window; where a link of it has led, it is done. */
export default function WishModal({ onClose }: { onClose: () => void }) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  const window = useRef<HTMLDialogElement>(null);
  // Whoever has opened it wants to type.
  useEffect(() => window.current?.querySelector('input')?.focus(), []);
  // The line of the header that has its link is not drawn while the page is scrolled.
  return createPortal(
    <Modal
      ref={window}
      open
      name="wish"
      title="Квартира своими словами"
      size="wide"
      onClose={onClose}
    >
      <div className={styles.field}>
        <Wish />
      </div>
    </Modal>,
    document.body,
  );
}
