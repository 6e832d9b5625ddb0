export { findViolations, OF_COLOURS, OPEN_DIALOG, overflow } from '@m30/e2e/find-violations';
