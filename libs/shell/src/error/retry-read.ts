import { isPassing } from '@m30/api/errors';

/** Retries of a failed read. */
const RETRIES = 3;

/** Whether a read is tried again after so many failures: `retry` of a query client, which waits 1, 2 and 4 seconds. */
export const retryRead = (failures: number, error: unknown): boolean =>
  failures < RETRIES && isPassing(error);
