import { linkedPath } from './find-page.ts';
import type { Redirect } from './find-redirect.ts';

/** A page that gets another address; both are paths without a trailing slash. */
export interface Move {
  from: string;
  to: string;
  /** Whether the old address redirects to the new one. */
  redirect: boolean;
}

/** What changes in the table of old addresses. */
export interface RedirectChanges {
  /** Addresses that lead nowhere else any more. */
  removed: string[];
  /** Lines that are new, or lead elsewhere. */
  written: Redirect[];
}

/**
 * What a move makes of the table of old addresses: those that led to the page lead to its new address at once, so that there is never a
 * chain; one that led back from there goes, as it would be a loop.
 * @returns `null` where the new address leads to another page already
 */
export function moveRedirects(
  redirects: readonly Redirect[],
  { from, to, redirect }: Move,
): RedirectChanges | null {
  const back = redirects.find((line) => line.from === to);
  if (back && linkedPath(back.to) !== from) return null;
  const followed = redirects
    .filter((line) => line !== back && linkedPath(line.to) === from)
    .map((line) => ({ from: line.from, to: to + (/[?#].*/s.exec(line.to)?.[0] ?? '') }));
  return {
    removed: back ? [back.from] : [],
    written: redirect ? [...followed, { from, to }] : followed,
  };
}
