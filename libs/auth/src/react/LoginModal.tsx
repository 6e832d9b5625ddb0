import { Modal } from '@m30/ui-kit/modal';
import type { AuthEffects } from '../core/auth-effects.ts';
import { LoginScreen } from '../screens/auth/LoginScreen.tsx';
import { useAuth } from './useAuth.ts';

/** Props of {@link LoginModal}. */
export interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  /** The world outside: `createAuthEffects(api)` is the ready one. */
  effects: AuthEffects;
}

/** The window of login; closes itself once the visitor is in. */
export function LoginModal({ open, onClose, effects }: LoginModalProps) {
  return (
    <Modal
      name="login"
      size="small"
      title="Вход в&nbsp;кабинет"
      lead="Заказы, договоры и&nbsp;приёмка в&nbsp;одном месте."
      open={open}
      onClose={onClose}
    >
      <Machine onClose={onClose} effects={effects} />
    </Modal>
  );
}

/** Lives only while the window is open: the next opening starts anew. */
function Machine({ onClose, effects }: Omit<LoginModalProps, 'open'>) {
  const [snapshot, send] = useAuth({
    login: effects.login,
    afterLogin() {
      onClose();
      effects.afterLogin();
    },
  });
  return <LoginScreen snapshot={snapshot} send={send} />;
}
