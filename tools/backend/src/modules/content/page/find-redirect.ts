import { linkedPath, pagePath } from './find-page.ts';

/** Where the page of an old address is now; `null` for an address that has not moved. */
export function findRedirect(
  { redirects }: { redirects: ReadonlyMap<string, string> },
  path: string,
): string | null {
  return redirects.get(pagePath(path)) ?? null;
}

/** One line of the table of old addresses. */
export interface Redirect {
  from: string;
  to: string;
}

/**
 * Finds what is wrong with a table of old addresses: a chain costs the visitor a round trip, a loop
 * the page.
 * @param hasPage tells an address that has a page of its own
 * @returns one line for each mistake
 */
export function redirectMistakes(
  redirects: readonly Redirect[],
  hasPage: (path: string) => boolean,
): string[] {
  const table = new Map(redirects.map(({ from, to }) => [from, linkedPath(to)]));
  return redirects.flatMap(({ from, to }, index) => {
    const target = table.get(from) ?? '';
    const mistakes = [
      !/^(\/[^/?#\s]+)+$/.test(from) && 'is no path without a trailing slash',
      redirects.findIndex((other) => other.from === from) !== index && 'stands twice',
      hasPage(from) && 'has a page of its own',
      loops(table, from) && 'comes back to itself',
      !loops(table, from) && table.has(target) && `is a chain: ${to} has moved, too`,
      !table.has(target) && !hasPage(target) && `leads nowhere: ${to}`,
    ];
    return mistakes.filter((one) => one !== false).map((one) => `${from} ${one}`);
  });
}

function loops(table: ReadonlyMap<string, string>, from: string): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = from; at !== undefined; at = table.get(at)) {
    if (seen.has(at)) return true;
    seen.add(at);
  }
  return false;
}
