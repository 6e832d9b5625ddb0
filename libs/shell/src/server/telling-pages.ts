import { data } from 'react-router';
import { ApiRefusal, type Api } from '@m30/api/client';

/** Refusals that are no fault of the page: the backend has no such method, or is away for a while. */
const STATUSES = new Set([501, 503]);

/**
 * A client whose refusals of that kind become the page's own status and words, unless a loader goes on without
 * the answer.
 */
export function tellingPages(api: Api): Api {
  const tell = (error: unknown): never => {
    const hasStatus = error instanceof ApiRefusal && STATUSES.has(error.code);
    throw hasStatus ? data(null, { status: error.code }) : error;
  };
  return {
    get: (name, input, options) => api.get(name, input, options).catch(tell),
    post: (name, input, options) => api.post(name, input, options).catch(tell),
  };
}
