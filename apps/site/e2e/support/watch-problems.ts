import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** The browser's own note about an answer; what failed is told by the answer itself. */
const ABOUT_AN_ANSWER = /Failed to load resource: the server responded with a status of/;
/** Drawing in software, the browser finds its own graphics slow. */
const ABOUT_GRAPHICS = /GL Driver Message/;

/** What a page complains about while it works. */
export interface Watch {
  /** Fills while the page works. */
  problems: string[];
  stop(): void;
}

/** Collects errors, warnings, hydration differences and requests that failed; the page's own answer is not judged. */
export function watchProblems(page: Page): Watch {
  const problems: string[] = [];
  const onError = (error: Error) => problems.push(error.message);
  const onConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const text = message.text();
    if (!ABOUT_AN_ANSWER.test(text) && !ABOUT_GRAPHICS.test(text)) problems.push(text);
  };
  const onResponse = (response: Response) => {
    if (response.status() < 400 || response.request().isNavigationRequest()) return;
    problems.push(`${response.status()} ${response.url()}`);
  };
  const onFailed = (request: Request) => {
    const why = request.failure()?.errorText ?? '';
    // What a page no longer waits for when it is left is no failure.
    if (!why.includes('ERR_ABORTED')) problems.push(`${why} ${request.url()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  page.on('response', onResponse);
  page.on('requestfailed', onFailed);
  return {
    problems,
    stop() {
      page.off('pageerror', onError);
      page.off('console', onConsole);
      page.off('response', onResponse);
      page.off('requestfailed', onFailed);
    },
  };
}
