export { guard, guestRedirect, identify, userContext, type User } from './guard.ts';
export { isGuarded, localPath, previousPage } from './local-path.ts';
export { guestCookies, LOGIN_URL_COOKIE, OPEN_LOGIN_COOKIE, readLoginUrl } from './login-cookies.ts';
