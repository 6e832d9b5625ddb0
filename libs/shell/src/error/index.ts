export { ConnectionRetry } from './ConnectionRetry.tsx';
export { ErrorPage } from './ErrorPage.tsx';
export { ErrorPageGuard } from './ErrorPageGuard.tsx';
export { retryRead } from './retry-read.ts';
export { troubleWords } from './trouble-words.ts';
export { errorStatus, errorText, NO_CONNECTION, type ErrorText } from './error-text.ts';
export { fallbackNotice } from './fallback-notice.ts';
