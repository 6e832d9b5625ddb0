export {
  createAuthEffects,
  logout,
  type AuthEffects,
  type AuthEvent,
  type AuthSnapshot,
  type Credentials,
} from './core/index.ts';
export { createAuthAtom, type AuthAtom } from './react/auth-atom.ts';
export { LoginModal, type LoginModalProps } from './react/LoginModal.tsx';
export { useAuth } from './react/useAuth.ts';
export { LoginScreen, type LoginScreenProps } from './screens/auth/LoginScreen.tsx';
