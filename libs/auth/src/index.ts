export {
  createAuthEffects,
  createCountdown,
  createLoginGate,
  initialSnapshot,
  logout,
  readOfflineReserve,
  refreshOfflineReserve,
  watchLogout,
  withLogin,
  type AuthBackend,
  type AuthEffects,
  type AuthEvent,
  type AuthSnapshot,
  type AuthState,
  type Countdown,
  type Credentials,
  type LetterSent,
  type LoginGate,
  type OfflineReserve,
  type Recovery,
  type Registration,
} from './core/index.ts';
export { createAuthAtom, type AuthAtom } from './react/auth-atom.ts';
export { LoginModal, type LoginModalProps } from './react/LoginModal.tsx';
export { useAuth } from './react/useAuth.ts';
export { LoginScreen, type LoginScreenProps } from './screens/auth/LoginScreen.tsx';
