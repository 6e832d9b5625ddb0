export { errorStatus, errorText, type ErrorText } from './error-text.ts';
