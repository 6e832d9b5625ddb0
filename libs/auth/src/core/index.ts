export { afterLogin, type BrowserParts } from './after-login.ts';
export {
  createAuthEffects,
  runEffect,
  type AuthEffects,
  type Credentials,
} from './auth-effects.ts';
export {
  initialSnapshot,
  table,
  transition,
  type AuthEffect,
  type AuthEvent,
  type AuthFields,
  type AuthSnapshot,
  type AuthState,
  type Step,
  type Transition,
} from './auth-machine.ts';
export { logout, type LogoutParts } from './logout.ts';
export { LOGIN_URL_COOKIE, readCookie, safePath } from './login-url.ts';
export { canLogIn } from './rules.ts';
