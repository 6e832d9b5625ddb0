import { ApiRefusal } from '@m30/api/client';

/** Whether the server has said no for good; a server in trouble says it for now. */
export function isRefusal(error: unknown): error is ApiRefusal {
  return error instanceof ApiRefusal && error.code < 500 && error.code !== 429;
}
