import { data } from 'react-router';
import { ApiRefusal } from '@m30/api/client';

/** Turns the API's «no such thing» into the page's 404; any other failure stays what it is. */
export async function orNotFound<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiRefusal && (error.code === 404 || error.code === 400)) throw notFound();
    throw error;
  }
}

/** The 404 answer of a loader: `throw notFound()`. */
export function notFound() {
  return data(null, { status: 404 });
}

/**
 * Goes on without the answer of a method that another backend does not have: for parts that a page can do
 * without.
 */
export async function unlessMissing<Result, Instead>(
  call: Promise<Result>,
  instead: Instead,
): Promise<Result | Instead> {
  try {
    return await call;
  } catch (error) {
    const { init } = error as { init?: { status?: number } };
    if (init?.status === 501) return instead;
    throw error;
  }
}
