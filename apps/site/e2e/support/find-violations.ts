export { findViolations, OPEN_DIALOG, overflow } from '@m30/e2e/find-violations';
