export { buyerOf, guard, guestRedirect, identify, userContext, type User } from './guard.ts';
export { middlewareOf, resolveMiddleware } from './middleware.ts';
export { isGuarded, localPath, previousPage } from './local-path.ts';
export { guestCookies, OPEN_LOGIN_COOKIE } from './login-cookies.ts';
export { refuseForeignPost } from './refuse-foreign-post.ts';
