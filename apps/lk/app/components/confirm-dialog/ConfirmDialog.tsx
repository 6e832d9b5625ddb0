import type { ReactNode } from 'react';
import { Button } from '@m30/ui-kit/button';
import { Modal } from '@m30/ui-kit/modal';
import { Notice } from '@m30/ui-kit/notice';
import styles from './ConfirmDialog.module.css';

export interface ConfirmDialogProps {
  /** Name in the registry of modals. */
  name: string;
  /** A question: «Отправить акт?». */
  title: string;
  /** What it leads to, and that it cannot be taken back. */
  lead: ReactNode;
  /** On the button that does it. */
  verb: string;
  /** On the button that does not. */
  keep: string;
  open: boolean;
  pending: boolean;
  /** Why it was refused. */
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before what cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { name, title, lead, verb, keep, open, pending, problem, onConfirm, onClose } = props;
  return (
    <Modal name={name} title={title} lead={lead} size="small" open={open} onClose={onClose}>
      <div className={styles.ways}>
        <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
        <Button wide data-stays loading={pending} onClick={onConfirm}>
          {verb}
        </Button>
        <Button wide variant="ghost" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Modal>
  );
}
