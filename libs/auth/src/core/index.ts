export { afterLogin, type BrowserParts } from './machine/after-login.ts';
export type {
  AuthBackend,
  Credentials,
  LetterSent,
  NewPassword,
  Recovery,
  Registration,
} from './machine/auth-backend.ts';
export { addressOf, runEffect, type AuthEffects } from './machine/auth-effects.ts';
export {
  initialSnapshot,
  table,
  transition,
  type Row,
  type Step,
  type Transition,
} from './machine/auth-machine.ts';
export type {
  AuthEffect,
  AuthEvent,
  AuthFields,
  AuthRequest,
  AuthSnapshot,
  AuthState,
  Channel,
  EventOf,
  FieldName,
} from './machine/auth-types.ts';
export { createAuthEffects } from './machine/create-auth-effects.ts';
export { createCountdown, type Countdown, type CountdownParts } from './machine/countdown.ts';
export { canLogIn } from './machine/guards.ts';
export { createLoginGate, type LoginGate } from './login-gate.ts';
export { LOGIN_URL_COOKIE, readCookie } from './machine/login-url.ts';
export { logout, watchLogout, type LogoutParts } from './logout.ts';
export {
  readOfflineReserve,
  refreshOfflineReserve,
  type OfflineReserve,
} from './offline-reserve.ts';
export { estimateStrength, strengthNames, type Strength } from './password-strength.ts';
export { withLogin } from './with-login.ts';
