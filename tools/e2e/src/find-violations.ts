import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that depend on colours: all that a page by night can break which it keeps by day. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'] as const;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The window that is open; the page beneath is looked at by itself elsewhere. */
export const OPEN_DIALOG = 'dialog[open]';

/**
 * What axe finds on the page as it is now: «rule: selector, selector».
 * @param within selector of the part to look at; else all of it
 * @param rules which rules or tags of rules; else all of WCAG 2.2 AA and good practice
 */
export async function findViolations(
  page: Page,
  within?: string,
  rules: readonly string[] = TAGS,
): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([only, part]) => {
      // Only what is wrong is told, and style sheets are not asked for again: half the time.
      const { violations } = await window.axe.run(part ?? document, {
        runOnly: [...only],
        resultTypes: ['violations'],
        preload: false,
      });
      // What lies beneath a bar is smaller only until it is scrolled to.
      const isSmall = async (target: string): Promise<boolean> => {
        document.querySelector(target)?.scrollIntoView({ block: 'center' });
        const again = await window.axe.run(part ?? document, { runOnly: ['target-size'] });
        return again.violations.some(({ nodes }) =>
          nodes.some((node) => `${node.target}` === target),
        );
      };
      const found: string[] = [];
      for (const { id, nodes } of violations) {
        const targets: string[] = [];
        for (const { target } of nodes) {
          if (id !== 'target-size' || (await isSmall(`${target}`))) targets.push(`${target}`);
        }
        if (targets.length > 0) found.push(`${id}: ${targets.join(', ')}`);
      }
      return found;
    },
    [rules, within] as const,
  );
}

/** How many pixels of the page lie beyond the right edge of the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    // The page clips what sticks out; a visitor who zooms in would lose it all the same.
    document.body.style.overflowX = 'visible';
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}
