import { createAuthEffects, LoginModal as Login } from '@m30/auth';
import { browserApi } from '../../browser/index.ts';
import type { ModalProps } from '../registry.ts';

const effects = createAuthEffects(browserApi);

/** Lets a buyer in; opened by the account icon and by the guard of the account. */
export default function LoginModal({ onClose }: ModalProps) {
  return <Login open onClose={onClose} effects={effects} />;
}
