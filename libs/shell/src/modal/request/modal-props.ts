import type { ComponentType } from 'react';
import type { ModalData } from './modal-request.ts';

/** What every modal is given. */
export interface ModalProps {
  data: ModalData;
  onClose: () => void;
}

/** Loads a modal. */
export type LoadModal = () => Promise<{ default: ComponentType<ModalProps> }>;
