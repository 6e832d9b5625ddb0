import type { ComponentType } from 'react';
import type { ModalRequest } from './modal-atom.ts';

export interface ModalProps {
  data: ModalRequest['data'];
  onClose: () => void;
}

/** Modals by name; each is loaded when it is first opened. */
export const modals: Readonly<
  Record<string, () => Promise<{ default: ComponentType<ModalProps> }>>
> = {
  callRequest: () => import('./modals/CallRequestModal.tsx'),
  login: () => import('./modals/LoginModal.tsx'),
};
