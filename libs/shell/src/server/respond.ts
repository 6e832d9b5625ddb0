import { data } from 'react-router';
import { ApiRefusal } from '@m30/api/client';

/** Answers of a method that mean «no such thing». */
const MISSING = [404, 400];

/**
 * Turns the API's «no such thing» into the page's 404; any other failure stays what it is.
 * @param also further codes by which this method says that the thing is not there
 */
export async function orNotFound<Result>(
  call: Promise<Result>,
  also: readonly number[] = [],
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiRefusal && [...MISSING, ...also].includes(error.code)) throw notFound();
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
