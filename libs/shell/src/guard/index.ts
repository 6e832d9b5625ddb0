export { buyerOf, guard, guestRedirect, identify, userContext, type User } from './guard.ts';
export { middlewareOf, resolveMiddleware } from './middleware.ts';
export { isGuarded, previousPage } from './is-guarded.ts';
export { guestCookies, OPEN_LOGIN_COOKIE } from './login-cookies.ts';
