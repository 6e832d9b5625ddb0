import type { ComponentType } from 'react';
import type { ModalData } from './modal-request.ts';

/** What every modal is given. */
export interface ModalProps {
  data: ModalData;
  onClose: () => void;
}

/** Imports the chunk of a modal, whose default export is its component; rejects where the network fails. */
export type LoadModal = () => Promise<{ default: ComponentType<ModalProps> }>;
